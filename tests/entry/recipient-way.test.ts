/** F1.9: by what a user of the book is found. */
import { expect, test } from "vitest";
import { recipientWay } from "#src/entry/recipient-way.ts";

test.each([
  ["", "88712345", "UID"],
  ["", "lena@example.com", "EMAIL"],
  ["", "+65 8123 4821", "MOBILE"],
  ["MOBILE", "81234821", "MOBILE"],
  ["LATER", "lena@example.com", "EMAIL"],
] as const)("one that is saved as %j, %s, is found by %s", (internalType, address, way) => {
  expect(recipientWay({ internalType, address })).toBe(way);
});
