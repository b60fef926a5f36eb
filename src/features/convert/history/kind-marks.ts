import { Blocks, Coins, Equal, type IconNode, RefreshCw, Target } from "lucide";
import type { ConvertKind, HistoryState } from "#shared/contract/convert-history.ts";

/** Sign and words of each kind, by translation key. */
export const kindIcons: Readonly<Record<ConvertKind, IconNode>> = {
  market: RefreshCw,
  limit: Target,
  small: Coins,
  block: Blocks,
  special: Equal,
};

/** Where it stands, for the mark beside it. */
export const stateTones = {
  success: "done",
  partial: "attention",
  processing: "running",
  waiting: "waiting",
  failure: "failed",
  canceled: "cancelled",
  expired: "cancelled",
} as const satisfies Readonly<Record<HistoryState, string>>;
