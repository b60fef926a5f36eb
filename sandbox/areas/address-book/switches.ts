import { eq } from "drizzle-orm";
import type { AddressSwitches } from "#shared/contract/address-shapes.ts";
import type { AddressSwitch } from "#shared/contract/address-switches.ts";
import type { Db } from "../../ledger/database.ts";
import { type BookSwitches, bookSwitches } from "./tables.ts";

/** Who has turned nothing: trusted addresses skip codes, any address may be typed, new ones wait. */
const atFirst = {
  withdrawWhitelist: true,
  addressBookOnly: false,
  newAddressLock: true,
  superVerification: false,
};

const fields: Readonly<Record<AddressSwitch, keyof AddressSwitches>> = {
  WITHDRAW_WHITELIST: "withdrawWhitelist",
  ADDRESS_BOOK_ONLY: "addressBookOnly",
  NEW_ADDRESS_LOCK: "newAddressLock",
};

export async function switchesOf(db: Db, userId: number): Promise<BookSwitches> {
  const [row] = await db.select().from(bookSwitches).where(eq(bookSwitches.userId, userId));
  return row ?? { userId, ...atFirst };
}

export async function setSwitches(db: Db, row: BookSwitches): Promise<void> {
  await db.insert(bookSwitches).values(row).onConflictDoUpdate({ target: bookSwitches.userId, set: row });
}

export function turned(row: BookSwitches, type: AddressSwitch, open: boolean): BookSwitches {
  return { ...row, [fields[type]]: open };
}

export function isOn(row: BookSwitches, type: AddressSwitch): boolean {
  return row[fields[type]];
}

export function switchesView({
  withdrawWhitelist,
  addressBookOnly,
  newAddressLock,
}: BookSwitches): AddressSwitches {
  return { withdrawWhitelist, addressBookOnly, newAddressLock };
}
