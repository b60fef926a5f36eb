import type { Area } from "../area.ts";
import { serveAddressBookControl } from "./control.ts";
import { seedDemoBooks } from "./demo-books.ts";
import { addressBookHandlers } from "./handlers.ts";
import { bookScenes } from "./require-codes.ts";
import { type AddressBookSettings, addressBookSettings } from "./settings.ts";
import { addressEntries, bookSwitches, withdrawStops } from "./tables.ts";

export type { StopCause } from "./tables.ts";
export { targetRule } from "./target-rule.ts";
export { stopWithdrawals, withdrawStopOf } from "./withdraw-stops.ts";

/** Where a person withdraws to: the book, its switches, what is known of targets. */
export const addressBook = {
  handlers: addressBookHandlers,
  tables: [addressEntries, bookSwitches, withdrawStops],
  settings: addressBookSettings,
  scenes: bookScenes,
  demo: { seed: seedDemoBooks },
  control: serveAddressBookControl,
} satisfies Area<AddressBookSettings>;
