import type { Area } from "../area.ts";
import { serveDepositControl } from "./control.ts";
import { dayLimitSettling } from "./day-limit-settling.ts";
import { seedDemoDeposits } from "./demo-deposits.ts";
import { depositDesk } from "./desk.ts";
import { frozenByDeposits } from "./frozen.ts";
import { depositGuards } from "./guards.ts";
import { depositHandlers } from "./handlers.ts";
import { depositPostings } from "./postings.ts";
import { type DepositSettings, depositSettings } from "./settings.ts";
import { depositAddresses, deposits } from "./tables.ts";

export { allocateAddress, ownerOf } from "./addresses.ts";
export { coinComing } from "./coming.ts";
export { depositDesk } from "./desk.ts";
export { depositPostings } from "./postings.ts";
export type { Screening } from "./send.ts";
export { giveBack, settled } from "./steps.ts";
export { type DepositRow, depositAddresses, deposits } from "./tables.ts";
export { unsafeDeposits, unsafeValue } from "./unsafe.ts";

/** Addresses, and what comes in over them. */
export const deposit = {
  handlers: depositHandlers,
  tables: [depositAddresses, deposits],
  guards: depositGuards,
  postings: depositPostings,
  settings: depositSettings,
  timers: { engine: depositDesk, settling: dayLimitSettling },
  demo: { seed: seedDemoDeposits },
  control: serveDepositControl,
  frozen: frozenByDeposits,
} satisfies Area<DepositSettings>;
