import { describe, expect, it } from "vitest";
import { edgesOf, rowAt } from "#src/ui/rows-in-sight.ts";

describe("rows of known heights", () => {
  const edges = edgesOf([32, 52, 52, 32, 52]);

  it("stand one below the other", () => {
    expect(edges).toEqual([0, 32, 84, 136, 168, 220]);
    expect(edgesOf([])).toEqual([0]);
  });

  it.each([
    [-20, 0],
    [0, 0],
    [31, 0],
    [32, 1],
    [135.5, 2],
    [136, 3],
    [219, 4],
    [5000, 4],
  ])("at %d px", (height, row) => {
    expect(rowAt(edges, height)).toBe(row);
  });

  it("of none the first is requested nowhere", () => {
    expect(rowAt([0], 100)).toBe(0);
  });
});
