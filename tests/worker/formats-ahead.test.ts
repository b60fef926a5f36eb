// D8.4.
import { afterEach, expect, it, vi } from "vitest";
import { formatsAhead } from "#worker/formats-ahead.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("reads a language's numbers and dates once, and leaves a tag alone that nobody knows", () => {
  const made: string[] = [];
  const { NumberFormat, DateTimeFormat, PluralRules } = Intl;
  class Numbers extends NumberFormat {
    constructor(language: string, options: Intl.NumberFormatOptions) {
      super(language, options);
      made.push(`number ${language}`);
    }
  }
  class Dates extends DateTimeFormat {
    constructor(language: string, options: Intl.DateTimeFormatOptions) {
      super(language, options);
      made.push(`date ${language}`);
    }
  }
  vi.stubGlobal("Intl", { NumberFormat: Numbers, DateTimeFormat: Dates, PluralRules });
  const read = formatsAhead();
  read("de-DE");
  expect(new Set(made)).toEqual(new Set(["number de-DE", "date de-DE"]));
  const count = made.length;
  read("de-DE");
  expect(made).toHaveLength(count);
  expect(() => read("not a language")).not.toThrow();
});
