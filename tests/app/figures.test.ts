/** D5.5, D5.2. */

import { describe, expect, it } from "vitest";
import { cutDecimal } from "#src/i18n/decimal-text.ts";
import { formatFor } from "#src/i18n/format.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

const en = formatFor("en");
const de = formatFor("de-DE");
const ar = formatFor("ar-SA");

describe("figures by the table of the design tokens", () => {
  it.each([
    ["94218.40", "94,218.40"],
    ["2.3184", "2.3184"],
    ["0.00001127", "0.00001127"],
    ["18250000", "18,250,000"],
    ["", "—"],
    ["NaN", "—"],
    ["1e5", "—"],
    ["Infinity", "—"],
    ["+1", "—"],
  ])("price %j is %s", (text, painted) => {
    expect(en.price(text)).toBe(painted);
  });

  it.each([
    ["1.75406113", 8, "1.75406113"],
    ["640", 8, "640.00"],
    ["2150.250000", 6, "2,150.25"],
    ["0.123456789", 8, "0.12345678"],
    ["-0.123456781", 8, "\u22120.12345679"],
    ["18250000", 0, "18,250,000"],
    ["18250000.9", 0, "18,250,000"],
    ["5.5", 1, "5.5"],
    ["-0.000000001", 2, "\u22120.01"],
    ["0", 8, "0.00"],
    ["", 8, "—"],
  ])("amount %j with %i decimals is %s", (text, accuracy, painted) => {
    expect(en.amount(text, accuracy)).toBe(painted);
  });

  it("rounds fees up and signs changes", () => {
    expect(en.amount("0.000000001", 8, { rounding: "ceil" })).toBe("0.00000001");
    expect(en.amount("0.10", 8, { rounding: "ceil" })).toBe("0.10");
    expect(en.amount("2500", 6, { sign: "change" })).toBe("+2,500.00");
    expect(en.amount("-1500", 6, { sign: "change" })).toBe("\u22121,500.00");
    expect(en.amount("0.00", 6, { sign: "change" })).toBe("0.00");
  });

  it.each([
    ["23554.609", "23,554.60"],
    ["0", "0.00"],
    ["0.000", "0.00"],
    ["0.0042", "<0.01"],
    ["0.009", "<0.01"],
    ["0.01", "0.01"],
    ["-0.001", "\u22120.01"],
  ])("worth %j is %s", (text, painted) => {
    expect(en.value(text)).toBe(painted);
  });

  it.each([
    ["1.82", "+1.82%"],
    ["-1.27", "\u22121.27%"],
    ["0", "0.00%"],
    ["-0.00", "0.00%"],
    ["1234.5", "+1,234.50%"],
    ["", "—"],
  ])("percent %j is %s", (text, painted) => {
    expect(en.percent(text)).toBe(painted);
  });

  it("follows the language's separators with Latin digits", () => {
    expect(de.amount("1284.06", 8)).toBe("1.284,06");
    expect(de.value("0.0042")).toBe("<0,01");
    expect(ar.value("0.0042")).toBe("<0.01");
    expect(de.percent("1.8")).toBe("+1,80\u00a0%");
    expect(de.percent("66", "share")).toBe("66,00\u00a0%");
    expect(ar.amount("-1284.06", 8)).toBe("\u22121,284.06");
    expect(ar.percent("-1.27")).toBe("\u22121.27%");
    expect(ar.wholePercent(25)).toBe("25%");
    expect(de.wholePercent(25)).toBe("25\u00a0%");
    expect(formatFor("ru-RU").amount("1284.06", 8)).toBe("1\u00a0284,06");
    expect(formatFor("zh-CN").price("94218.40")).toBe("94,218.40");
  });

  it("compacts turnover", () => {
    expect(en.compact("1840000000.55")).toBe("1.84\u00a0B");
    expect(de.compact("1840000000.55")).toBe("1,84\u00a0Mrd.");
    expect(formatFor("zh-CN").compact("1840000000.55")).toBe("18.4亿");
    expect(en.compact("812.559")).toBe("812.55");
    expect(en.compact("")).toBe("—");
  });

  it.each(["en", "de-DE", "zh-CN", "ja-JP", "ko-KR", "es-ES", "id-ID"])(
    "compacts any figure of %s as Intl does, whatever was painted before",
    (language) => {
      const format = formatFor(language);
      const intl = new Intl.NumberFormat(language, {
        notation: "compact",
        maximumFractionDigits: 2,
        numberingSystem: "latn",
      });
      const space = (text: string): string => text.replace(/(\d)([A-Z])/, "$1\u00a0$2");
      const near = fc
        .tuple(
          fc.bigInt({ min: 1000n, max: 10n ** 18n }),
          fc.nat({ max: 17 }),
          fc.integer({ min: -1, max: 0 }),
        )
        .map(([value, zeros, off]) => value - (value % 10n ** BigInt(zeros)) + BigInt(off));
      fc.assert(
        fc.property(near, (value) => {
          fc.pre(value >= 1000n);
          expect(format.compact(String(value))).toBe(space(intl.format(value)));
          expect(format.compact(String(value + 1n))).toBe(space(intl.format(value + 1n)));
        }),
        { numRuns: fuzzRuns(250) },
      );
    },
  );

  it("keeps the words of right-to-left scripts out of a left-to-right figure", () => {
    expect(ar.compact("1780000000")).toBe("1.78\u00a0B");
    expect(ar.compact("-2500")).toBe("\u22122.5\u00a0K");
  });

  it("cuts at the decimal sign", () => {
    expect(en.valueParts("246302.18")).toEqual({ text: "246,302.18", whole: "246,302", fraction: ".18" });
    expect(en.amountParts("3", 0)).toEqual({ text: "3", whole: "3", fraction: "" });
  });

  it("tells dates in the civil calendar with Latin digits", () => {
    const noon = Date.UTC(2026, 10, 21, 12);
    expect(ar.date(noon)).toContain("2026");
    expect(formatFor("th-TH").date(noon)).toContain("2026");
    expect(en.time(noon)).toMatch(/^\d\d:\d\d:\d\d$/);
  });
});

describe("any decimal text, up to 58 decimals", () => {
  const digits = (max: number) => fc.stringMatching(new RegExp(`^\\d{1,${max}}$`));
  const whole = digits(40).map((text) => text.replace(/^0+(?=\d)/, ""));
  const decimal = fc.tuple(fc.constantFrom("", "-"), whole, digits(58)).map(([sign, head, tail]) => ({
    text: `${sign}${head}.${tail}`,
    sign,
    head,
    tail,
  }));

  it("is painted digit by digit", () => {
    fc.assert(
      fc.property(decimal, ({ text, sign, head, tail }) => {
        const isZero = !/[1-9]/.test(head + tail);
        const grouped = head.replace(/\B(?=(\d{3})+$)/g, ",");
        const painted = `${sign === "-" && !isZero ? "\u2212" : ""}${grouped}.${tail}`;
        expect(en.price(text)).toBe(painted);
        expect(en.amount(text, 58).replace(/0+$/, "")).toBe(painted.replace(/0+$/, ""));
      }),
    );
  });

  it("is cut downwards by less than one step", () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 57 }), ({ text, sign, head, tail }, places) => {
        const cut = cutDecimal(text, places, "floor");
        if (cut === null) throw new Error("refused decimal text");
        const scale = (fraction: string): bigint => BigInt(fraction.padEnd(58, "0"));
        const exact = BigInt(head) * 10n ** 58n + scale(tail);
        const shown = BigInt(cut.whole) * 10n ** 58n + scale(cut.fraction);
        const difference = (sign === "-" ? -exact : exact) - (cut.negative ? -shown : shown);
        expect(difference >= 0n && difference < 10n ** BigInt(58 - places)).toBe(true);
      }),
    );
  });
});
