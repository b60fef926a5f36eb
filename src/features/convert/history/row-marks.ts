import { Blocks, Coins, Equal, type IconNode, RefreshCw, Target } from "lucide";
import type { ConvertKind, HistoryState } from "#shared/contract/convert-history.ts";

/** Sign of each kind (mockups). */
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

/** Whether what it brings has come: what failed or was given up brings nothing. */
export const creditOf = {
  success: "came",
  partial: "came",
  processing: "expected",
  waiting: "expected",
  failure: "none",
  canceled: "none",
  expired: "none",
} as const satisfies Readonly<Record<HistoryState, string>>;
