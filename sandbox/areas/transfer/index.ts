import type { Area } from "../area.ts";
import { fullSubAccounts } from "./blocker.ts";
import { seedDemoMembers } from "./demo-members.ts";
import { transferGuards } from "./guards.ts";
import { transferHandlers } from "./handlers.ts";
import { transferPostings } from "./postings.ts";
import { type TransferSettings, transferSettings } from "./settings.ts";
import { transferSettling } from "./settle-transfers.ts";
import { subAccounts, transfers } from "./tables.ts";

export { familyOf, membersOf, openSubAccount } from "./members.ts";
export { maskedName, personOfId, recipientOf } from "./recipients.ts";

/** Between a person's own accounts, between main and sub-accounts, and to others. */
export const transfer = {
  handlers: transferHandlers,
  tables: [subAccounts, transfers],
  guards: transferGuards,
  postings: transferPostings,
  blocker: fullSubAccounts,
  settings: transferSettings,
  timers: { settling: ({ database }) => transferSettling(database.db) },
  demo: { seed: seedDemoMembers },
} satisfies Area<TransferSettings>;
