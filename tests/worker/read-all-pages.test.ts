/** F0.7, D10.5. */
import { expect, it } from "vitest";
import { CallFailed } from "#worker/http/call-failed.ts";
import { readAllPages } from "#worker/records/read-all-pages.ts";

const read = (pages: Readonly<Record<string, readonly [rows: string, next: string]>>, max = 100) => {
  const requested: string[] = [];
  const all = readAllPages<string>(
    max,
    (row) => row,
    async (cursor) => {
      requested.push(cursor);
      const page = pages[cursor];
      return page === undefined ? null : { rows: Array.from(page[0]), next: page[1] };
    },
  );
  return all.then(({ rows, isWhole }) => ({ rows: rows.join(""), isWhole, requested: requested.length }));
};

it("reads to the end, a row that moved on once", async () => {
  expect(await read({ "": ["abc", "1"], "1": ["cd", "2"], "2": ["e", ""] })).toEqual({
    rows: "abcde",
    isWhole: true,
    requested: 3,
  });
});

it("is not whole where there is more than fits, or where nobody is logged in any more", async () => {
  expect(await read({ "": ["abc", "1"], "1": ["def", ""] }, 4)).toMatchObject({
    rows: "abcd",
    isWhole: false,
  });
  expect(await read({ "": ["abc", "1"] })).toMatchObject({ rows: "abc", isWhole: false });
  expect(await read({})).toMatchObject({ rows: "", isWhole: false });
});

it.each([
  ["the first page's", { "": ["ab", "1"], "1": ["cd", "1"] }],
  ["an earlier one", { "": ["ab", "1"], "1": ["cd", "2"], "2": ["ef", "1"] }],
] as const)("does not call a list whole whose cursor comes back: %s", async (_, pages) => {
  await expect(read(pages)).rejects.toBeInstanceOf(CallFailed);
});
