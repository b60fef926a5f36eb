/** F0.7, D10.5. */
import { describe, expect, it } from "vitest";
import { chainOf, fetchable } from "#src/records/cursors.ts";

type Source = Parameters<typeof chainOf<"transfer.list", unknown, string>>[0];
type States = Parameters<typeof chainOf<"transfer.list", unknown, string>>[1];

const source: Source = {
  nextOf: ({ nextPageCursor }) => nextPageCursor,
  rowsOf: ({ list }) => list.map(({ transferId }) => transferId),
  idOf: (id) => id,
};

/** Pages, each with its rows' ids and its cursor; undefined for one on its way. */
const statesOf = (...pages: readonly (readonly [rows: string, next: string] | undefined)[]): States =>
  pages.map((page) => {
    if (page === undefined) return { result: undefined };
    const [rows, nextPageCursor] = page;
    const list = Array.from(rows, (transferId) => ({ transferId }));
    return { result: { kind: "ok", data: { list, nextPageCursor }, invalidates: [] } };
  }) as unknown as States;

describe("lists that are read on by cursor", () => {
  it.each([
    ["whole at once", statesOf(["ab", ""]), []],
    ["going on", statesOf(["ab", "1"], ["c", "2"]), ["1", "2"]],
    ["over", statesOf(["ab", "1"], ["c", ""]), ["1"]],
    ["on their way", statesOf(["ab", "1"], undefined), ["1"]],
    ["empty", statesOf(["", ""]), []],
  ])("%s", (_, states, cursors) => {
    expect(chainOf(source, states)).toEqual({ cursors, isBroken: false });
  });

  it.each([
    ["a cursor that comes back", statesOf(["ab", "1"], ["cd", "1"])],
    ["a page again under another cursor", statesOf(["ab", "1"], ["ab", "2"])],
    ["a page of nothing that goes on", statesOf(["ab", "1"], ["", "2"])],
    ["a first page of nothing that goes on", statesOf(["", "1"])],
  ])("break at %s", (_, states) => {
    const { cursors, isBroken } = chainOf(source, states);
    expect(isBroken).toBe(true);
    expect(fetchable(source, 99, cursors)).toBe(states.length);
  });

  it("are not those whose pages have numbers", () => {
    const numbered = { rowsOf: source.rowsOf, idOf: source.idOf };
    expect(chainOf(numbered, statesOf(["a", "1"]))).toEqual({ cursors: [], isBroken: false });
    expect(fetchable({}, 3, [])).toBe(3);
  });

  it("break without cursors at a whole page of nothing new", () => {
    const numbered = { rowsOf: source.rowsOf, idOf: source.idOf };
    const [one, other] = ["abcdefghijklmnopqrst", "uvwxyzABCDEFGHIJKLMN"];
    const isBroken = (...pages: readonly string[]): boolean =>
      chainOf(numbered, statesOf(...pages.map((rows) => [rows, ""] as const))).isBroken;
    expect(isBroken(one, other)).toBe(false);
    expect(isBroken(one, one)).toBe(true);
    // Others were pushed onto it, or left the list.
    expect(isBroken(one, "tuvwxyzABCDEFGHIJKLM")).toBe(false);
    expect(isBroken(one, "st")).toBe(false);
    expect(isBroken(one, "")).toBe(false);
  });
});
