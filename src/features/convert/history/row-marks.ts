import { Blocks, Coins, Equal, type IconNode, RefreshCw, Target } from "lucide";
import type { ConvertKind, HistoryState } from "#shared/contract/convert-history.ts";

/** Sign of each kind. */
export const kindIcons: Readonly<Record<ConvertKind, IconNode>> = {
  instant: RefreshCw,
  limit: Target,
  smallBalances: Coins,
  block: Blocks,
  specialCoins: Equal,
};

/** The mark beside each state, and whether what the record brings has come: what failed or was given up brings nothing. */
export const stateMarks = {
  success: { tone: "done", credit: "came" },
  partial: { tone: "attention", credit: "came" },
  processing: { tone: "running", credit: "expected" },
  waiting: { tone: "waiting", credit: "expected" },
  failure: { tone: "failed", credit: "none" },
  canceled: { tone: "cancelled", credit: "none" },
  expired: { tone: "cancelled", credit: "none" },
} as const satisfies Readonly<Record<HistoryState, object>>;
