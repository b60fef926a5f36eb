/** F0.7, D10.5. */
import { expect, it } from "vitest";
import { CallFailed } from "#worker/http/call-failed.ts";
import { readAllPages } from "#worker/records/read-all-pages.ts";

const read = (pages: Readonly<Record<string, readonly [rows: string, next: string]>>, max = 100) => {
  const requested: string[] = [];
  const all = readAllPages<string>(max, { idOf: (row) => row, factsOf: (row) => row }, async (cursor) => {
    requested.push(cursor);
    const page = pages[cursor];
    return page === undefined ? null : { rows: Array.from(page[0]), next: page[1] };
  });
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

/** Rows as "id=facts"; each reading of the list has pages of its own. */
const reading = (...readings: readonly (readonly string[])[]) => {
  let at = -1;
  return readAllPages<string>(
    100,
    { idOf: (row) => row.slice(0, 1), factsOf: (row) => row },
    async (cursor) => {
      if (cursor === "") at += 1;
      const pages = readings[at] ?? [];
      const page = Number(cursor);
      return { rows: (pages[page] ?? "").split(" "), next: page + 1 < pages.length ? String(page + 1) : "" };
    },
  ).then(({ rows }) => rows.join(" "));
};

it("reads once more what came back as something else, and believes pages that agree", async () => {
  expect(await reading(["a=1 b=2", "b=2 c=3"])).toBe("a=1 b=2 c=3");
  // Somebody changed it between the pages.
  expect(await reading(["a=1 b=2", "b=9 c=3"], ["a=1 b=9", "b=9 c=3"])).toBe("a=1 b=9 c=3");
});

it("is no list where one id stands for two rows however often it is read", async () => {
  const torn = ["a=1 b=2", "b=9 c=3"];
  await expect(reading(torn, torn)).rejects.toThrow("contradict each other");
  await expect(reading(["a=1 a=2"], ["a=1 a=2"])).rejects.toThrow("contradict each other");
});
