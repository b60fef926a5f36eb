/** F2d.6, R6.7: what is said of a saved address before it is sent to. */
import { expect, it } from "vitest";
import type { AddressRecord } from "#shared/contract/address-shapes.ts";
import { isWithoutCodes } from "#src/features/withdraw/form/book-entries.ts";

const entry = (verified: 0 | 1) => ({ verified }) as AddressRecord;
const book = (withdrawWhitelist: boolean, superVerification?: boolean) => ({
  switches: { withdrawWhitelist, addressBookOnly: false, newAddressLock: false },
  ...(superVerification !== undefined && { superVerification }),
});

it.each([
  ["trusted", 1, book(true), true],
  ["trusted, of an account that may have codes asked for every withdrawal", 1, book(true, false), true],
  ["trusted, where codes are asked for every withdrawal", 1, book(true, true), false],
  ["trusted, where trust is off", 1, book(false), false],
  ["not trusted", 0, book(true), false],
  ["trusted, while the book is not known", 1, undefined, false],
] as const)("an address that is %s", (_what, verified, known, expected) => {
  expect(isWithoutCodes(entry(verified), known)).toBe(expected);
});
