import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalsOf, parseAmount } from "#shared/domain/amount-text.ts";

const languages = [
  "en",
  "de-DE",
  "ar-SA",
  "zh-CN",
  "tr-TR",
  "ru-RU",
  "es-ES",
  "de-CH",
  "fr-FR",
  "ar-SA-u-nu-latn",
];

const decimalText = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([digits, places]) => {
    const padded = digits.toString().padStart(places + 1, "0");
    const whole = padded.slice(0, padded.length - places);
    const fraction = padded.slice(padded.length - places).replace(/0+$/, "");
    return fraction === "" ? whole : `${whole}.${fraction}`;
  });

function written(value: string, language: string, useGrouping: boolean): string {
  // Intl formats decimal text exactly, which its older type does not know.
  return new Intl.NumberFormat(language, { maximumFractionDigits: 20, useGrouping }).format(
    value as `${number}`,
  );
}

describe("an amount as Intl writes it is read back exactly", () => {
  for (const language of languages) {
    it(`${language}, grouped`, () => {
      fc.assert(
        fc.property(decimalText, (value) => {
          expect(parseAmount(written(value, language, true), language)).toEqual({ kind: "amount", value });
        }),
      );
    });
    it(`${language}, ungrouped`, () => {
      fc.assert(
        fc.property(decimalText, (value) => {
          expect(parseAmount(written(value, language, false), language)).toEqual({ kind: "amount", value });
        }),
      );
    });
  }
});

describe("what people type", () => {
  it.each([
    ["1.5", "en", "1.5"],
    ["1,5", "en", "1.5"],
    ["1.5", "de-DE", "1.5"],
    ["1.234", "de-DE", "1234"],
    ["1.234", "en", "1.234"],
    ["1,234", "en", "1234"],
    ["1,234", "de-DE", "1.234"],
    ["0,123", "en", "0.123"],
    ["0.123", "de-DE", "0.123"],
    ["1.234", "ru-RU", "1.234"],
    ["1,234", "ar-SA", "1234"],
    ["1,284.06", "de-DE", "1284.06"],
    ["1.284,06", "en", "1284.06"],
    ["1,234,567", "de-DE", "1234567"],
    ["1 234 567,5", "en", "1234567.5"],
    ["1\u202f234,5", "fr-FR", "1234.5"],
    ["1'234.5", "de-CH", "1234.5"],
    ["1’234", "en", "1234"],
    ["  0.5  ", "en", "0.5"],
    ["\u200f٠٫٥", "ar-SA", "0.5"],
    ["١٬٢٣٤٫٥", "en", "1234.5"],
    ["۱۲۳", "en", "123"],
    ["１２．５", "zh-CN", "12.5"],
    [".5", "en", "0.5"],
    ["5.", "en", "5"],
    ["007", "en", "7"],
    ["0.10", "en", "0.1"],
    ["0", "en", "0"],
    ["1.234", "not a tag!", "1.234"],
  ])("%j in %s is %s", (text, language, value) => {
    expect(parseAmount(text, language)).toEqual({ kind: "amount", value });
  });

  it.each([
    "1e5",
    "-1",
    "+1",
    "abc",
    ".",
    ",",
    "1.2.3",
    "1,2,3",
    "1.2,3.4",
    "12,34.5",
    "0x10",
    "1 BTC",
    "1234,567",
    "0.000 1",
    "∞",
    "NaN",
  ])("%j is not a number", (text) => {
    expect(parseAmount(text, "en")).toEqual({ kind: "not-a-number" });
  });

  it.each(["", "   ", "\u00a0", "\u200e"])("%j is empty", (text) => {
    expect(parseAmount(text, "en")).toEqual({ kind: "empty" });
  });

  it.each([
    ["1", 0],
    ["0.1", 1],
    ["12.345678", 6],
  ])("%s has %d decimals", (value, decimals) => {
    expect(decimalsOf(value)).toBe(decimals);
  });

  it("never throws, and what it reads is canonical", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,' \u00a0٠٫٬e-+") }), (text) => {
        const parsed = parseAmount(text, "de-DE");
        if (parsed.kind === "amount") expect(parsed.value).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/);
      }),
    );
  });
});
