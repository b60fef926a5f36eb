/** F2d.10, R7.23. */
import { expect, test } from "vitest";
import { dialCodeOf, withDialCode } from "#src/entry/dial-code.ts";
import { recipientText } from "#src/entry/recipient-text.ts";

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
  ["\u202a+٩٠ ٥٣٢ ١١١ ٢٢ ٣٣\u202c", "", "TUR"],
  ["＋90 532 111 22 33", "", "TUR"],
  ["0090 532 111 22 33", "", "TUR"],
] as const)("%j of somebody of %j is of %j", (who, own, code) => {
  expect(dialCodeOf(who, list, [own])?.countryCode).toBe(code);
});

test.each([
  ["", "", "90", "+90"],
  ["5321112233", "", "90", "+90 5321112233"],
  ["+1 212 555 0100", "1", "90", "+90 2125550100"],
  ["+1876 5550100", "1876", "1", "+1 5550100"],
  ["٥٣٢١١١٢٢٣٣", "", "90", "+90 5321112233"],
  ["90 532 111 22 33", "", "90", "+90 5321112233"],
  ["0090 532 111 22 33", "90", "65", "+65 5321112233"],
  ["12125550100", "", "1", "+1 2125550100"],
  ["34612345678", "", "34", "+34 612345678"],
  // A national number may begin with its country's code.
  ["9198765432", "", "91", "+91 9198765432"],
  ["7012345678", "", "7", "+7 7012345678"],
  ["55991234567", "", "55", "+55 55991234567"],
  ["5555991234567", "", "55", "+55 55991234567"],
  ["05321112233", "", "90", "+90 05321112233"],
])("%j with +%s changed to +%s is %j", (who, from, to, now) => {
  expect(withDialCode(who, from, to)).toBe(now);
});

test.each([
  ["UID", " ١٢٣ ٤٥٦٧\u200f", "123 4567"],
  ["UID", "1234\u00a0567", "1234 567"],
  ["UID", "００1234567", "001234567"],
  ["MOBILE", "\u202a+65\u00a08123\u20114821\u202c", "+65 8123-4821"],
  ["MOBILE", "（0065）8123–4821", "(0065)8123-4821"],
  ["MOBILE", "0065 8123 4821", "+65 8123 4821"],
  ["EMAIL", "\u2068lena@example.com\u2069", "lena@example.com"],
] as const)("%s %j is looked up as %j", (by, who, sent) => {
  expect(recipientText(by, who)).toBe(sent);
});
