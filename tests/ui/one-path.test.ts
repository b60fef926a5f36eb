/** R1.12. */
import { ArrowLeftRight, CircleDot, Coins, type IconNode, Wallet } from "lucide";
import { describe, expect, it } from "vitest";
import { onePath } from "#src/ui/one-path.ts";

describe("a sign as one path", () => {
  it("begins each shape where it began by itself", () => {
    expect(
      onePath([
        ["path", { d: "m3 4 2 2" }],
        ["path", { d: "M1 1h2" }],
      ]),
    ).toBe("M0 0m3 4 2 2M0 0M1 1h2");
    expect(onePath([["line", { x1: 1, y1: 2, x2: 3, y2: 4 }]])).toBe("M1 2L3 4");
    expect(onePath([["circle", { cx: "12", cy: "12", r: "10" }]])).toBe(
      "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z",
    );
  });

  it.each<[string, IconNode]>([
    ["Wallet", Wallet],
    ["Coins", Coins],
    ["CircleDot", CircleDot],
    ["ArrowLeftRight", ArrowLeftRight],
  ])("%s has all its shapes", (_name, icon) => {
    expect(onePath(icon).match(/M0 0|(?<!M0 0)M[-\d.]+ [-\d.]+a/g)).toHaveLength(icon.length);
  });

  it("leaves no shape out unseen", () => {
    expect(() => onePath([["ellipse", { cx: "1" }]])).toThrow("ellipse");
  });
});
