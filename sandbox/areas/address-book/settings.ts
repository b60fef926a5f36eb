import * as v from "valibot";
import { atLeastOne, count, type SettingsOf } from "../../setting-kinds.ts";

const dayMs = 86_400_000;

export const addressBookSettings = {
  /** How long a new address waits while its switch is on, ms (F1.9, F2d.6). */
  newAddressLockMs: v.optional(atLeastOne, dayMs),
  /** How long withdrawals stop after the new-address lock was turned off, ms (F6c.8, F2d.6). */
  withdrawStopMs: v.optional(atLeastOne, dayMs),
  /** Entries that one person's book holds. */
  bookSize: v.optional(atLeastOne, 200),
  /** So many of the next changes are refused for security (131226). */
  refuseBookChanges: v.optional(count, 0),
};

export type AddressBookSettings = SettingsOf<typeof addressBookSettings>;
