import { expect, it } from "vitest";
import { isSumText } from "#shared/domain/decimal-sum.ts";

it.each([
  ["100", ["99", "1"], true],
  ["100.0", ["99.90", ".1"], true],
  ["0.3", ["0.1", "0.2"], true],
  [
    "123456789012345678901234567890.000000000000000001",
    ["123456789012345678901234567890", "0.000000000000000001"],
    true,
  ],
  ["100", ["100", "0"], true],
  ["1", ["1.5", "-0.5"], true],
  ["100", ["99", "1.000000000000000001"], false],
  ["100", ["10", "0"], false],
])("%s of %o: %s", (sum, parts, expected) => {
  expect(isSumText(sum, parts)).toBe(expected);
});
