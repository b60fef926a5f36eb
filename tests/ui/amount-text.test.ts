import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAmount, separatorsOf, shownAmount } from "#src/ui/amount-text.ts";

const en = separatorsOf("en");
const de = separatorsOf("de-DE");
const ru = separatorsOf("ru-RU");
const ar = separatorsOf("ar-SA");

/** Types a text key by key into a field of this language and answers the decimal text it stands for. */
function type(keys: string, separators = en): string {
  let value = "";
  for (const key of keys) value = readAmount(shownAmount(value, separators) + key, "typed", separators);
  return value;
}

describe("typed amounts", () => {
  it("takes comma and point for the decimal sign in every language", () => {
    for (const separators of [en, de, ru, ar]) {
      expect(type("1.25", separators)).toBe("1.25");
      expect(type("1,25", separators)).toBe("1.25");
    }
  });

  it("never takes a typed comma for grouping", () => {
    expect(type("1,284", en)).toBe("1.284");
    expect(type("1.284", de)).toBe("1.284");
  });

  it("drops letters, signs and a second decimal sign", () => {
    expect(type("-1e5.2.3x", en)).toBe("15.23");
  });

  it("keeps what is on its way to a number", () => {
    expect(type(".")).toBe("0.");
    expect(type("0.0")).toBe("0.0");
    expect(type("007")).toBe("7");
    expect(type("")).toBe("");
  });

  it("understands Arabic, Persian and full-width digits", () => {
    expect(readAmount("١٢٫٥", "typed", ar)).toBe("12.5");
    expect(readAmount("۱۲.۵", "typed", ar)).toBe("12.5");
    expect(readAmount("１２．５", "typed", en)).toBe("12.5");
  });

  it("is what was typed, whatever the decimal number", () => {
    const decimals = fc
      .tuple(
        fc.nat(),
        fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), minLength: 1, maxLength: 18 }),
      )
      .map(([whole, fraction]) => `${whole}.${fraction}`);
    fc.assert(
      fc.property(decimals, fc.constantFrom(en, de, ru, ar), (text, separators) => {
        expect(type(text, separators)).toBe(text);
        expect(readAmount(shownAmount(text, separators), "typed", separators)).toBe(text);
      }),
    );
  });
});

describe("pasted amounts", () => {
  it.each([
    ["1,284.06", en, "1284.06"],
    ["1.284,06", en, "1284.06"],
    ["1,284.06", de, "1284.06"],
    ["1 284,06", ru, "1284.06"],
    ["12,345,678", en, "12345678"],
    ["12.345.678", en, "12345678"],
    ["1,284", en, "1284"],
    ["1,284", de, "1.284"],
    ["1.284", en, "1.284"],
    ["1.284", de, "1284"],
    ["0,284", en, "0.284"],
    ["0.00001127", en, "0.00001127"],
    [" 25 USDT ", en, "25"],
    ["1'284.06", en, "1284.06"],
  ])("reads %s", (text, separators, expected) => {
    expect(readAmount(text, "pasted", separators)).toBe(expected);
  });
});

describe("shown amounts", () => {
  it("carry the language's own sign and no grouping", () => {
    expect(shownAmount("1284.06", en)).toBe("1284.06");
    expect(shownAmount("1284.06", de)).toBe("1284,06");
    expect(shownAmount("", de)).toBe("");
  });
});
