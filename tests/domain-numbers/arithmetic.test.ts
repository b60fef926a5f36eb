/** R5.6, R5.7. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { add, compare, divide, multiply, subtract } from "#shared/domain/arithmetic.ts";
import {
  aligned,
  decimalText,
  exact,
  floorDivide,
  floorPlaces,
  notNumeric,
  power,
  textOf,
} from "./bigint-decimal.ts";

test.each([
  ["1", "3", "0.3333333333333333333333333333333333333333333333333333333333"],
  ["-1", "3", "-0.3333333333333333333333333333333333333333333333333333333334"],
  ["2", "3", "0.6666666666666666666666666666666666666666666666666666666666"],
  ["1", "0", "0"],
  ["0", "0", "0"],
  ["1", "8", "0.125"],
])("%s / %s = %s", (a, b, quotient) => {
  expect(divide(a, b)).toBe(quotient);
});

test("figures beyond a double's reach stay exact", () => {
  expect(add("0.1", "0.2")).toBe("0.3");
  expect(add("9007199254740993", "0.00000001")).toBe("9007199254740993.00000001");
  expect(multiply("123456789.123456789", "987654321.987654321")).toBe(
    "121932631356500531.347203169112635269",
  );
  expect(subtract("1", "1")).toBe("0");
  expect(multiply("-5", "0")).toBe("0");
});

test("sum, difference and product agree with the second implementation", () => {
  fc.assert(
    fc.property(decimalText, decimalText, (left, right) => {
      const [a, b, scale] = aligned(exact(left), exact(right));
      expect(add(left, right)).toBe(textOf(floorPlaces({ units: a + b, scale }, 58)));
      expect(subtract(left, right)).toBe(textOf(floorPlaces({ units: a - b, scale }, 58)));
      expect(multiply(left, right)).toBe(textOf(floorPlaces({ units: a * b, scale: scale * 2 }, 58)));
    }),
  );
});

test("quotient agrees with the second implementation", () => {
  fc.assert(
    fc.property(decimalText, decimalText, (left, right) => {
      const [a, b] = aligned(exact(left), exact(right));
      fc.pre(b !== 0n);
      const units = floorDivide((b < 0n ? -a : a) * power(58), b < 0n ? -b : b);
      expect(divide(left, right)).toBe(textOf({ units, scale: 58 }));
    }),
  );
});

test("order agrees with the second implementation", () => {
  fc.assert(
    fc.property(decimalText, decimalText, (left, right) => {
      const [a, b] = aligned(exact(left), exact(right));
      expect(compare(left, right)).toBe(a < b ? -1 : a > b ? 1 : 0);
      expect(compare(left, left)).toBe(0);
    }),
  );
});

test("what is not a number counts as 0", () => {
  fc.assert(
    fc.property(notNumeric, decimalText, (junk, text) => {
      expect(add(junk, text)).toBe(add("0", text));
      expect(subtract(text, junk)).toBe(subtract(text, "0"));
      expect(multiply(junk, text)).toBe("0");
      expect(divide(junk, text)).toBe("0");
      expect(divide(text, junk)).toBe("0");
      expect(compare(junk, "0")).toBe(0);
    }),
  );
});

test.each([
  [" 1.5 ", "1.5"],
  ["+2", "2"],
  [".5", "0.5"],
  ["5.", "5"],
  ["1e-7", "0.0000001"],
  [12n, "12"],
  [0.1, "0.1"],
])("%s is read as the number it is", (value, text) => {
  expect(add(value, 0)).toBe(text);
});
