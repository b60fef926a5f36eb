/** D5.3. */
import { describe, expect, it } from "vitest";
import { formatFor } from "#src/i18n/format.ts";
import { directionOf, paintFigure } from "#src/ui/figure-paint.ts";
import { isOldRow, Ticker, tickMs } from "#src/ui/ticker.ts";

const rules = { places: 8, signed: false, up: false } as const;
const en = formatFor("en");

describe("painted figures", () => {
  it("are a dash where there is no number, never 0", () => {
    for (const kind of ["price", "amount", "value", "percent", "compact"] as const) {
      for (const text of ["", "NaN", "abc", "1e5"]) {
        expect(paintFigure(en, text, { ...rules, kind }).text).toBe("—");
      }
    }
  });

  it("keep all decimals of a price and drop an amount's zeros beyond the second", () => {
    expect(paintFigure(en, "94218.40", { ...rules, kind: "price" }).text).toBe("94,218.40");
    expect(paintFigure(en, "0.00001120", { ...rules, kind: "price" }).text).toBe("0.00001120");
    expect(paintFigure(en, "23539.05500000", { ...rules, kind: "amount" }).text).toBe("23,539.055");
  });

  it("cut an amount down and a fee up", () => {
    const amount = { ...rules, kind: "amount", places: 2 } as const;
    expect(paintFigure(en, "0.019", amount).text).toBe("0.01");
    expect(paintFigure(en, "0.011", { ...amount, up: true }).text).toBe("0.02");
  });

  it("carry a plus only where a change is meant", () => {
    const percent = { ...rules, kind: "percent" } as const;
    expect(paintFigure(en, "1.82", { ...percent, signed: true }).text).toBe("+1.82%");
    expect(paintFigure(en, "-4.86", { ...percent, signed: true }).text).toBe("\u22124.86%");
    expect(paintFigure(en, "0.05", percent).text).toBe("0.05%");
  });

  it("part whole and fraction so that one can be quieter", () => {
    const painted = paintFigure(en, "1284.06", { ...rules, kind: "value" });
    expect([painted.whole, painted.fraction]).toEqual(["1,284", ".06"]);
  });
});

describe("direction", () => {
  it.each([
    ["1.2", "up"],
    ["-0.01", "down"],
    ["-0.00", "flat"],
    ["0", "flat"],
    ["", "flat"],
  ])("of %s is %s", (text, expected) => {
    expect(directionOf(text)).toBe(expected);
  });
});

describe("ticks", () => {
  it("shows none for the first value and for the same value", () => {
    const ticker = new Ticker();
    expect(ticker.next("1.00", 0)).toBeNull();
    expect(ticker.next("1.00", 5_000)).toBeNull();
    expect(ticker.next("1.000", 5_000)).toBeNull();
  });

  it("tells up from down by value, not by text", () => {
    const ticker = new Ticker();
    ticker.next("9.5", 0);
    expect(ticker.next("10.1", 1_000)).toBe("up");
    expect(ticker.next("9.9", 2_000)).toBe("down");
  });

  it("tints at most once in 600 ms", () => {
    const ticker = new Ticker();
    ticker.next("1", 0);
    expect(ticker.next("2", 1_000)).toBe("up");
    expect(ticker.next("3", 1_000 + tickMs - 1)).toBeNull();
    expect(ticker.next("4", 1_000 + tickMs)).toBe("up");
  });
});

describe("old rows", () => {
  it("are those more than 10 s behind the newest", () => {
    expect(isOldRow(undefined)).toBe(false);
    expect(isOldRow(1_000_000)).toBe(false);
    expect(isOldRow(1_010_000)).toBe(false);
    expect(isOldRow(1_000_000)).toBe(false);
    expect(isOldRow(999_999)).toBe(true);
  });
});
