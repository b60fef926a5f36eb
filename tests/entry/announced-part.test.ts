/** D7.7, F3b.32: what has to be entered of an address that looks like another one. */
import { expect, it } from "vitest";
import { announcedPart, isAnnounced } from "#src/entry/announced-part.ts";

const evm = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const evmTwin = "0x5aAeC1053F3E94C9b9A09f33669435E7Ef1BeAed";
const tron = "TXk4a1b2c3d4e5f6g7h8j9kLmNpQrStUvW";
const tronTwin = "TXk4Zzzzc3d4e5f6g7h8j9kLmNpQrStUvW";

it("is eight characters from the first that differs, by their places", () => {
  expect(announcedPart(evmTwin, evm)).toEqual({ from: 7, to: 14, part: "C1053F3E" });
  expect(announcedPart("abcdefghij", "abcdefghiX")).toEqual({ from: 3, to: 10, part: "cdefghij" });
});

it.each([
  ["exactly", "Zzzzc3d4", tronTwin, tron, true],
  ["between blanks", " Zzzzc3d4 ", tronTwin, tron, true],
  ["in another case, where the address has one", "zzzzc3d4", tronTwin, tron, false],
  ["in another case, where it has none", "c1053f3e", evmTwin, evm, true],
  ["of the other address", "b6053F3E", evmTwin, evm, false],
  ["not yet whole", "C1053F3", evmTwin, evm, false],
  ["not at all", "", evmTwin, evm, false],
])("entered %s", (_, typed, address, other, is) => {
  expect(isAnnounced(typed, address, other)).toBe(is);
});
