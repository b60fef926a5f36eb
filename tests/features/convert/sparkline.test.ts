import { describe, expect, it } from "vitest";
import {
  sparkHeight,
  sparklinePath,
  sparkTrend,
  sparkWidth,
} from "#src/features/convert/market/list/sparkline-path.ts";
import { fc } from "../../fuzz.ts";

describe("sparkline", () => {
  it("runs over the whole width, highest price on top", () => {
    expect(sparklinePath(["1", "3", "2"])).toBe("M0.0 22.5L36.0 1.5L72.0 12.0");
  });

  it.each([[[]], [["1"]], [["", "x"]]])("draws nothing from %j", (prices) => {
    expect(sparklinePath(prices)).toBe("");
  });

  it("is a level line in the middle when nothing moved", () => {
    expect(sparklinePath(["5", "5"])).toBe("M0.0 12.0L72.0 12.0");
  });

  it("stays within its box for any prices", () => {
    const price = fc.double({ min: 1e-9, max: 1e9, noNaN: true }).map(String);
    fc.assert(
      fc.property(fc.array(price, { minLength: 2, maxLength: 200 }), (prices) => {
        for (const point of sparklinePath(prices).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(point[1])).toBeLessThanOrEqual(sparkWidth);
          expect(Number(point[2])).toBeGreaterThanOrEqual(0);
          expect(Number(point[2])).toBeLessThanOrEqual(sparkHeight);
        }
      }),
    );
  });

  it("takes its colour from first to last", () => {
    expect(sparkTrend(["2", "1"])).toBe("down");
    expect(sparkTrend(["1", "1"])).toBe("up");
  });
});
