/** F1.7. */
import { expect, test } from "vitest";
import { dayLimitOf } from "#shared/domain/deposit-limit.ts";

test.each([
  ["100", "100"],
  ["0.000000000000000001", "0.000000000000000001"],
  ["-1", ""],
  ["-0.5", ""],
  ["0", ""],
  ["0.00", ""],
  ["", ""],
])("a limit of %j is shown as %j", (told, shown) => {
  expect(dayLimitOf(told)).toBe(shown);
});
