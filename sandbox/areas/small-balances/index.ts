import type { Area } from "../area.ts";
import { batchHistory } from "./batch-history.ts";
import { batchGuards } from "./guards.ts";
import { batchHandlers } from "./handlers.ts";
import { smallBalancesPostings } from "./postings.ts";
import { type SmallBalancesSettings, smallBalancesSettings } from "./settings.ts";
import { batchSettling } from "./settle-batches.ts";
import { batches, batchParts, batchQuoteCoins, batchQuotes } from "./tables.ts";

/** Small balances of many coins, converted in one run. */
export const smallBalances = {
  handlers: batchHandlers,
  tables: [batchQuotes, batchQuoteCoins, batches, batchParts],
  guards: batchGuards,
  postings: smallBalancesPostings,
  settings: smallBalancesSettings,
  timers: { settling: ({ database, market }) => batchSettling(database.db, market) },
  history: batchHistory,
} satisfies Area<SmallBalancesSettings>;
