/** D10.11. */

import { describe, expect, it } from "vitest";
import { readAmount, writtenAmount } from "#shared/domain/amount-text.ts";
import { decimalsOf, plainAmount } from "#shared/domain/plain-amount.ts";
import { fc } from "../fuzz.ts";

function value(text: string, language: string): string {
  const reading = readAmount(text, language);
  return reading.kind === "amount" ? reading.value : reading.kind;
}

describe("an amount as people write it", () => {
  it.each([
    ["1.5", "en", "1.5"],
    ["1,5", "en", "1.5"],
    ["1,50", "en", "1.5"],
    ["1,5000", "en", "1.5"],
    ["1.5", "de-DE", "1.5"],
    ["1,500", "en", "1500"],
    ["1.500", "en", "1.5"],
    ["1.500", "de-DE", "1500"],
    ["1,500", "de-DE", "1.5"],
    ["1.500", "es-ES", "1500"],
    ["0,500", "en", "0.5"],
    ["0.500", "de-DE", "0.5"],
    ["00,500", "en", "0.5"],
    ["01,500", "en", "1500"],
    ["1.234", "ru-RU", "1.234"],
    ["1,234", "ru-RU", "1.234"],
    ["1,234", "ar-SA", "1234"],
    ["1,500.25", "en", "1500.25"],
    ["12,345.6", "en", "12345.6"],
    ["1,284.06", "de-DE", "1284.06"],
    ["1.284,06", "en", "1284.06"],
    ["1.234.567", "en", "1234567"],
    ["1,234,567", "de-DE", "1234567"],
    ["1.234.567.", "en", "1234567"],
    ["1.234.567,", "en", "1234567"],
    ["1.234.", "en", "not-a-number"],
    ["1,500,", "de-DE", "not-a-number"],
    ["1,500,", "en", "1500"],
    ["1,500.", "en", "1500"],
    ["1234,567", "en", "1234.567"],
    ["1234.567", "de-DE", "1234.567"],
    ["1,23,456.78", "en", "123456.78"],
    ["12,34,56,789", "de-DE", "123456789"],
    ["1 234 567,5", "en", "1234567.5"],
    ["1\u202f234,5", "fr-FR", "1234.5"],
    ["1\u00a0234.5", "en", "1234.5"],
    ["1\u2009234", "en", "1234"],
    ["1'234.5", "de-CH", "1234.5"],
    ["1’234’567.5", "en", "1234567.5"],
    ["  0.5  ", "en", "0.5"],
    ["\u200f٠٫٥", "ar-SA", "0.5"],
    ["١٬٢٣٤٫٥", "en", "1234.5"],
    ["١٬٢٣٤", "en", "1234"],
    ["١٫٢٣٤", "ar-SA", "1.234"],
    ["۱۲۳", "en", "123"],
    ["१२३.५", "en", "123.5"],
    ["𝟏𝟐.𝟓", "en", "12.5"],
    ["１２．５", "zh-CN", "12.5"],
    ["１，５００．２５", "ja-JP", "1500.25"],
    [".5", "en", "0.5"],
    ["5.", "en", "5"],
    ["007", "en", "7"],
    ["0.10", "en", "0.1"],
    ["0", "en", "0"],
  ])("%j in %s is %s", (text, language, expected) => {
    expect(value(text, language)).toBe(expected);
  });

  it.each([
    ["$1,500", "en"],
    ["$ 1,500", "en"],
    ["US$1,500", "en"],
    ["$1,500 USD", "en"],
    ["USDT 1,500", "en"],
    ["1,500 USDT", "en"],
    ["1,500USDT", "en"],
    ["≈ 1,500", "en"],
    ["≈ $1,500.00", "en"],
    ["+1,500.00 USDT", "en"],
    ["￥1,500", "ja-JP"],
    ["1,500円", "ja-JP"],
    ["₩1,500", "ko-KR"],
    ["1.500 €", "de-DE"],
    ["1 500,00 ₽", "ru-RU"],
    ["1 500 руб.", "ru-RU"],
    ["Rp 1.500", "id-ID"],
    ["Rp1.500", "id-ID"],
    ["Rs.1,500", "en"],
    ["R$ 1.500,00", "en"],
    ["Fr. 1'500.00", "de-CH"],
    ["₺1.500", "tr-TR"],
    ["\u200f١٬٥٠٠\u00a0ر.س.\u200f", "ar-SA"],
    ["฿1,500", "th-TH"],
    ["1,500\u00a0USDT", "en"],
    ["HK$1,500", "en"],
    ["NT$1,500", "zh-TW"],
    ["MX$1,500", "en"],
    ["CN¥1,500", "en"],
    ["S$1,500", "en"],
    ["1 500,00 $US", "fr-FR"],
    ["1 500,00 $CA", "fr-FR"],
  ])("%j in %s is 1500: what stands around it goes", (text, language) => {
    expect(value(text, language)).toBe("1500");
  });

  it.each([
    "1e5",
    "1.5E-7",
    "-1",
    "−5",
    "(500)",
    "abc",
    ".",
    ",",
    "$",
    "1.2.3",
    "1,2,3",
    "1.2,3.4",
    "12,34.5",
    "1234,567.8",
    "1,23.456,7",
    "0,123,456",
    "1 500 2 000",
    "1 5",
    "1, 500",
    "1\t500",
    "1\n500",
    "1'23",
    "1 234'567",
    "1٫2٫3",
    "1٫234٫567",
    "1٫234,5",
    "0x10",
    "1.5k",
    "5M",
    "2 MIO",
    "3 BN",
    "1500 SATS",
    "10K€",
    "10 K€",
    "1,5M€",
    "3B$",
    "3T$",
    "10$K",
    "10$M",
    "10К₽",
    "10 ТЫС₽",
    "10МЛН₽",
    "10KK$",
    "M$5",
    "50¢",
    "5%",
    "1/2",
    "½",
    "1:30",
    "1_000",
    "500,-",
    "0.000 1",
    "$-5",
    "<0.01",
    "10 x 5",
    "1 BTC 2",
    "一百",
    "2 万",
    "∞",
    "NaN",
    "Infinity",
    "22.11.2026",
    "2026-11-22",
    "1".repeat(61),
    `${" ".repeat(95)}1,500.25`,
  ])("%j has no reading", (text) => {
    for (const language of ["en", "de-DE", "ar-SA", "ru-RU"])
      expect(value(text, language)).toBe("not-a-number");
  });

  it.each(["", "   ", "\u00a0", "\u200e", "\t"])("%j is empty", (text) => {
    expect(value(text, "en")).toBe("empty");
  });

  it("knows every decimal digit of Unicode", () => {
    const digits = Array.from({ length: 0x11_0000 }, (_, point) => point)
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point))
      .filter((char) => /\p{Nd}/u.test(char));
    expect(digits.length).toBeGreaterThan(600);
    expect(value(digits.slice(0, 10).join(""), "en")).toBe("123456789");
    for (let at = 0; at < digits.length; at += 10) {
      expect(value(`1${digits.slice(at, at + 10).join("")}`, "en")).toBe("10123456789");
    }
  });

  it("never throws, and what it reads is canonical and written so that it is read again", () => {
    const char = fc.constantFrom(..."0123456789.,' \u00a0٠٫٬e-+$B٣".split(""));
    const language = fc.constantFrom("en", "de-DE", "ar-SA", "ru-RU", "es-ES", "de-CH");
    fc.assert(
      fc.property(fc.string({ unit: char }), language, (text, announced) => {
        const read = value(text, announced);
        if (!/^\d/.test(read)) return;
        expect(read).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/);
        expect(value(writtenAmount(read, announced), announced)).toBe(read);
      }),
    );
  });
});

describe("what is settled", () => {
  it.each([
    ["1", "en", true],
    ["1,", "en", false],
    ["1,5", "en", false],
    ["1,50", "en", false],
    ["1,500", "en", true],
    ["1,5000", "en", true],
    ["1,500,", "en", false],
    ["1.", "en", true],
    ["1.5", "en", true],
    ["0,", "en", true],
    ["1234,", "en", true],
    ["1.", "de-DE", false],
    ["1,", "de-DE", true],
    ["1.", "ru-RU", true],
    ["1 ", "ru-RU", false],
    ["1,500 USDT", "en", false],
    ["$1", "en", true],
  ])("%j in %s: %s", (text, language, settled) => {
    expect(readAmount(text, language)).toMatchObject({ settled });
  });
});

describe("plain decimal text", () => {
  it.each([
    ["0", "0"],
    ["0010.50", "10.5"],
    ["5.", "5"],
    ["0.000", "0"],
    ["", ""],
    [".5", ""],
    ["1,5", ""],
    ["-1", ""],
    ["1e5", ""],
    [" 1", ""],
    ["1\n", ""],
    ["1".repeat(61), ""],
  ])("%j is %j", (text, expected) => {
    expect(plainAmount(text)).toBe(expected);
  });

  it.each([
    ["1", 0],
    ["0.1", 1],
    ["12.345678", 6],
  ])("%s has %d decimals", (text, decimals) => {
    expect(decimalsOf(text)).toBe(decimals);
  });

  it.each([
    ["1284.06", "en", "1,284.06"],
    ["1284.06", "de-DE", "1.284,06"],
    ["1500", "es-ES", "1.500"],
    ["1234567.5", "ru-RU", "1\u00a0234\u00a0567,5"],
    ["1234567.10", "ar-SA", "1,234,567.10"],
    ["0.00001234", "en", "0.00001234"],
    ["", "en", ""],
    ["1e5", "en", "1e5"],
  ])("%j is written in %s as %j", (text, language, expected) => {
    expect(writtenAmount(text, language)).toBe(expected);
  });
});
