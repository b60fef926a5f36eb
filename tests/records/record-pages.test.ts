import { describe, expect, it } from "vitest";
import { type ListedPage, liveliest, mergePages } from "#src/records/record-pages.ts";
import { pageSize } from "#src/records/record-source.ts";

const page = (first: number, length: number, total?: number): ListedPage<number> => ({
  rows: Array.from({ length }, (_row, at) => first + at),
  total,
});
const merge = (...pages: readonly (ListedPage<number> | undefined)[]) =>
  mergePages(pages, { idOf: String, factsOf: String });

describe("pages of a growing list", () => {
  it("are none before the first", () => {
    expect(merge()).toBeUndefined();
    expect(merge(undefined, page(1, 20))).toBeUndefined();
  });

  it("show a record once that was pushed onto the next page", () => {
    const shown = merge(page(1, pageSize, 39), page(pageSize, pageSize, 40));
    expect(shown?.records).toEqual(page(1, 39).rows);
    expect(shown).toMatchObject({ total: 39, isCounted: true });
  });

  it("are torn where one id stands for two records", () => {
    const marks = { idOf: (row: string) => row.slice(0, 1), factsOf: (row: string) => row };
    const listed = (...pages: readonly (readonly string[])[]) =>
      mergePages(
        pages.map((rows) => ({ rows, total: undefined })),
        marks,
      )?.isTorn;
    expect(listed(["a1", "b2"], ["b2", "c3"])).toBe(false);
    expect(listed(["a1", "b2"], ["b3", "c3"])).toBe(true);
  });

  it("stand as far as they have come", () => {
    expect(merge(page(1, pageSize, 60), undefined, page(41, pageSize, 60))?.records).toHaveLength(40);
  });

  it.each([
    ["a whole page promises one more", [page(1, pageSize)], pageSize + 1],
    ["a page that is not whole is the last", [page(1, pageSize), page(21, 3)], pageSize + 3],
    ["a page on its way promises what the one before it does", [page(1, pageSize), undefined], pageSize + 1],
    ["nothing is nothing", [page(1, 0)], 0],
  ])("without a total: %s", (_name, pages, total) => {
    expect(merge(...pages)).toMatchObject({ total, isCounted: false });
  });
});

describe("what a list has to look up", () => {
  it("is told by its liveliest record", () => {
    expect(liveliest([])).toBe("ended");
    expect(liveliest(["ended", "open", "ended"])).toBe("open");
    expect(liveliest(["open", "processing", "ended"])).toBe("processing");
  });
});
