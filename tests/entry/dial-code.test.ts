/** F2d.10, R7.23. */
import { expect, test } from "vitest";
import { dialCodeOf, withDialCode } from "#src/entry/dial-code.ts";

const list = [
  { countryCode: "CAN", dialCode: "1", name: "Canada" },
  { countryCode: "USA", dialCode: "1", name: "United States" },
  { countryCode: "JAM", dialCode: "1876", name: "Jamaica" },
  { countryCode: "TUR", dialCode: "90", name: "Turkey" },
];

test.each([
  ["+90 532 111 22 33", "", "TUR"],
  ["+1 876 555 0100", "USA", "JAM"],
  ["+1 212 555 0100", "USA", "USA"],
  ["+1 416 555 0100", "CAN", "CAN"],
  ["+1 416 555 0100", "TUR", "CAN"],
  ["+", "TUR", undefined],
  ["+999", "", undefined],
  ["90 532 111 22 33", "TUR", undefined],
  ["", "TUR", undefined],
] as const)("%j of somebody of %j is of %j", (who, own, code) => {
  expect(dialCodeOf(who, list, [own])?.countryCode).toBe(code);
});

test.each([
  ["", "", "90", "+90"],
  ["5321112233", "", "90", "+90 5321112233"],
  ["+1 212 555 0100", "1", "90", "+90 2125550100"],
  ["+1876 5550100", "1876", "1", "+1 5550100"],
])("%j with +%s changed to +%s is %j", (who, from, to, now) => {
  expect(withDialCode(who, from, to)).toBe(now);
});
