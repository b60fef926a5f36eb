/** R3.14, F8.10, D10.1, D10.2. */

import { describe, expect, it } from "vitest";
import { Decimal, floorShifted, floorTo } from "#shared/domain/decimal.ts";
import { absentQuote, deriveQuote, figure } from "#shared/domain/quote.ts";
import { fc } from "../fuzz.ts";

describe("a derived quote", () => {
  it("has every field of R3.15, with the wire's own decimals", () => {
    const wire = {
      s: "BTCUSDT",
      t: "1700000000123",
      c: "94218.40",
      m: "0.018213",
      h: "94880.00",
      l: "92105.50",
      v: "1234.5670",
      qv: "1840000000.129",
    };
    expect(deriveQuote(wire)).toEqual({
      key: "BTCUSDT",
      lastPrice: "94218.40",
      changeRate24H: "1.82",
      highPrice24h: "94880.00",
      lowPrice24h: "92105.50",
      volume24h: "1234.5670",
      turnover24hUSD: "1840000000.12",
      asOf: 1_700_000_000_123,
    });
  });

  it.each([
    ["0.01999", "1.99"],
    ["-0.01999", "-2"],
    ["-0.0211", "-2.11"],
    ["-0.02111", "-2.12"],
    ["0", "0"],
    ["0.1", "10"],
    ["1e-3", "0.1"],
    ["0.00001", "0"],
  ])("trims a change of %s to %s percent", (m, percent) => {
    expect(deriveQuote({ s: "X", m }).changeRate24H).toBe(percent);
  });

  it.each(["", "abc", "NaN", "Infinity", "--", "1,5", " 1", "0x10", null, {}, [], Number.NaN, true])(
    "a figure of %j is absent, never 0",
    (odd) => {
      const value = odd as string;
      const row = deriveQuote({ s: "X", c: value, m: value, h: value, l: value, v: value, qv: value });
      expect(row).toEqual(absentQuote("X"));
      expect(Object.values({ ...row, key: "", asOf: "" })).toEqual(Array(8).fill(""));
    },
  );

  it.each(["-1", "0", "0.000", "-0", "-0.01", `1${"0".repeat(150)}`, "1e999", -5, 0])(
    "a price of %j is no price",
    (odd) => {
      const value = odd as string;
      const { lastPrice, highPrice24h, lowPrice24h } = deriveQuote({ s: "X", c: value, h: value, l: value });
      expect([lastPrice, highPrice24h, lowPrice24h]).toEqual(["", "", ""]);
    },
  );

  it("knows no volume below 0, and a change of any sign", () => {
    expect(deriveQuote({ s: "X", v: "-3", qv: "-0.5", m: "-0.02" })).toMatchObject({
      volume24h: "",
      turnover24hUSD: "",
      changeRate24H: "-2",
    });
    expect(deriveQuote({ s: "X", v: "0", qv: "0" })).toMatchObject({ volume24h: "0", turnover24hUSD: "0" });
  });

  it("takes a time that is no time for none", () => {
    expect(deriveQuote({ s: "X", t: "soon" }).asOf).toBe(0);
    expect(deriveQuote({ s: "X", t: 5 }).asOf).toBe(5);
  });
});

describe("a cut of decimal text", () => {
  const text = fc
    .tuple(fc.constantFrom("", "-"), fc.stringMatching(/^\d{1,20}$/), fc.stringMatching(/^(\.\d{1,20})?$/))
    .map((parts) => parts.join(""));
  const few = fc.nat({ max: 12 });

  it("is what bignumber makes of it, whatever is shifted and cut", () => {
    fc.assert(
      fc.property(text, few, few, (value, shift, places) => {
        const exact = floorTo(new Decimal(value).shiftedBy(shift), places);
        expect(floorShifted(value, shift, places)).toBe(exact === "-0" ? "0" : exact);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a figure", () => {
  it("is plain text for a number on the wire, exponents included", () => {
    expect(figure(94_218.4)).toBe("94218.4");
    expect(figure(1e-7)).toBe("0.0000001");
    expect(figure("1.5E+3")).toBe("1500");
  });

  it("leaves decimal text as it is", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(), (whole, fraction) => {
        expect(figure(`${whole}.${fraction}0`)).toBe(`${whole}.${fraction}0`);
      }),
    );
  });
});
