import type { AddressSwitch } from "#shared/contract/address-switches.ts";
import type { CallOutput } from "#shared/contract/index.ts";

/** The account's switches as the page has them; `super` is the one of the United States (R6.7). Pure. */
export const bookSwitches = ["trusted", "bookOnly", "lock", "super"] as const;
export type BookSwitch = (typeof bookSwitches)[number];

/** Which one is to be turned, and which way: as it was pressed, whatever is read of it meanwhile. */
export interface Turn {
  readonly name: BookSwitch;
  readonly open: boolean;
}

export const switchTypes: Readonly<Record<Exclude<BookSwitch, "super">, AddressSwitch>> = {
  trusted: "WITHDRAW_WHITELIST",
  bookOnly: "ADDRESS_BOOK_ONLY",
  lock: "NEW_ADDRESS_LOCK",
};

type Book = Pick<CallOutput<"addressBook.book">, "switches" | "superVerification">;

export function switchesOf({ superVerification }: Book, withSuper: boolean): readonly BookSwitch[] {
  return bookSwitches.filter((name) => name !== "super" || (withSuper && superVerification !== undefined));
}

/** The switch by which codes are asked for though an address is trusted; null: none is. */
export function codesAnyway({ switches, superVerification }: Book): "super" | "trusted" | null {
  if (superVerification === true) return "super";
  return switches.withdrawWhitelist ? null : "trusted";
}

export function isSwitchOn({ switches, superVerification }: Book, name: BookSwitch): boolean {
  if (name === "super") return superVerification === true;
  if (name === "trusted") return switches.withdrawWhitelist;
  return name === "bookOnly" ? switches.addressBookOnly : switches.newAddressLock;
}
