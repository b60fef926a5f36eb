/** R5.6, R5.7, R9.7, F8.14, D10.1. */

import { expect, test } from "vitest";
import { ceilTo, decimal } from "#shared/domain/decimal.ts";
import { percentOf } from "#shared/domain/percent.ts";
import { roundDown } from "#shared/domain/rounding.ts";
import { fc } from "../fuzz.ts";
import { ceilPlaces, decimalText, exact, floorPlaces, notNumeric, textOf } from "./bigint-decimal.ts";

const places = fc.integer({ min: 0, max: 58 });

test.each([
  ["1.999", 2, "1.99"],
  ["-1.991", 2, "-2"],
  ["-0.001", 2, "-0.01"],
  ["1.50", 4, "1.5"],
  ["-0", 2, "0"],
  ["1e-3", 8, "0.001"],
  ["1e21", 0, "1000000000000000000000"],
])("%s to %i decimals is rounded toward minus infinity: %s", (value, to, text) => {
  expect(roundDown(value, to)).toBe(text);
});

test.each([
  ["0.000000001", "0.00000001"],
  ["-0.000000001", "0"],
  ["1.123456780", "1.12345678"],
  ["1.123456781", "1.12345679"],
  ["-1.123456789", "-1.12345678"],
])("ceiling of %s to 8 decimals is %s", (value, text) => {
  expect(ceilTo(decimal(value))).toBe(text);
});

test("58 decimals are kept, the 59th is not", () => {
  const stored = `0.${"1".repeat(58)}`;
  expect(roundDown(`${stored}9`)).toBe(stored);
});

test("rounding agrees with the second implementation", () => {
  fc.assert(
    fc.property(decimalText, places, (text, to) => {
      expect(roundDown(text, to)).toBe(textOf(floorPlaces(exact(text), to)));
      expect(ceilTo(decimal(text), to)).toBe(textOf(ceilPlaces(exact(text), to)));
      expect(roundDown(text)).toBe(textOf(floorPlaces(exact(text), 58)));
      expect(ceilTo(decimal(text))).toBe(textOf(ceilPlaces(exact(text), 8)));
    }),
  );
});

test.each([
  ["0.01234", "1.23"],
  ["0.0123999", "1.23"],
  ["-0.0123", "-1.23"],
  ["-0.01231", "-1.24"],
  ["0.5", "50"],
  ["0.105", "10.5"],
  ["0.00001", "0"],
])("ratio %s is %s percent", (ratio, percent) => {
  expect(percentOf(ratio)).toBe(percent);
});

test("percent agrees with the second implementation", () => {
  fc.assert(
    fc.property(decimalText, (text) => {
      const { units, scale } = exact(text);
      expect(percentOf(text)).toBe(textOf(floorPlaces({ units: units * 100n, scale }, 2)));
    }),
  );
});

test("what is not a number counts as 0", () => {
  fc.assert(
    fc.property(notNumeric, (junk) => {
      expect(roundDown(junk)).toBe("0");
      expect(percentOf(junk)).toBe("0");
    }),
  );
});
