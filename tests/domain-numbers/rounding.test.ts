/** R5.6, R5.7, R9.7, F8.14, D10.1. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { percentChange, percentOf, turnoverOf } from "#shared/domain/percent.ts";
import { roundDown, roundUp } from "#shared/domain/rounding.ts";
import { summaryText } from "#shared/domain/summary.ts";
import {
  ceilPlaces,
  decimalText,
  type Exact,
  exact,
  floorPlaces,
  notNumeric,
  power,
  textOf,
} from "./bigint-decimal.ts";

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
  expect(roundUp(value)).toBe(text);
});

test("58 decimals are kept, the 59th is not", () => {
  const kept = `0.${"1".repeat(58)}`;
  expect(roundDown(`${kept}9`)).toBe(kept);
});

test("rounding agrees with the second implementation", () => {
  fc.assert(
    fc.property(decimalText, places, (text, to) => {
      expect(roundDown(text, to)).toBe(textOf(floorPlaces(exact(text), to)));
      expect(roundUp(text, to)).toBe(textOf(ceilPlaces(exact(text), to)));
      expect(roundDown(text)).toBe(textOf(floorPlaces(exact(text), 58)));
      expect(roundUp(text)).toBe(textOf(ceilPlaces(exact(text), 8)));
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

test.each([
  ["100", "101.239", "1.23"],
  ["100", "98.765", "-1.24"],
  ["-100", "-50", "50"],
  ["0", "5", "0"],
  ["junk", "5", "0"],
])("from %s to %s is a change of %s percent", (from, to, percent) => {
  expect(percentChange(from, to)).toBe(percent);
});

test("percent and turnover agree with the second implementation", () => {
  fc.assert(
    fc.property(decimalText, (text) => {
      const { units, scale } = exact(text);
      expect(percentOf(text)).toBe(textOf(floorPlaces({ units: units * 100n, scale }, 2)));
      expect(turnoverOf(text)).toBe(textOf(floorPlaces({ units, scale }, 2)));
    }),
  );
});

test.each([
  ["1", "1.00"],
  ["1234567.899", "1234567.89"],
  ["-1.001", "-1.01"],
  ["0.99999", "0.9999"],
  ["0.1", "0.1"],
  ["0.000012345678", "0.00001234"],
  ["-0.000012345678", "-0.00001235"],
  ["-0.99999", "-1"],
  ["0", "0"],
  ["-0.0", "0"],
])("summary of %s is %s", (value, text) => {
  expect(summaryText(value)).toBe(text);
});

/** Floor to 4 significant digits by looking at the digits themselves. */
function significant({ units, scale }: Exact): Exact {
  const drop = (units < 0n ? -units : units).toString().length - 4;
  return drop <= 0 ? { units, scale } : floorPlaces({ units, scale }, scale - drop);
}

test("summary agrees with the second implementation", () => {
  fc.assert(
    fc.property(decimalText, (text) => {
      const value = exact(text);
      const magnitude = value.units < 0n ? -value.units : value.units;
      const expected =
        magnitude >= power(value.scale)
          ? textOf(floorPlaces({ units: value.units * 100n, scale: value.scale + 2 }, 2), 2)
          : textOf(significant(value));
      expect(summaryText(text)).toBe(expected);
    }),
  );
});

test("what is not a number counts as 0", () => {
  fc.assert(
    fc.property(notNumeric, (junk) => {
      for (const rule of [roundDown, roundUp, percentOf, turnoverOf, summaryText])
        expect(rule(junk)).toBe("0");
    }),
  );
});
