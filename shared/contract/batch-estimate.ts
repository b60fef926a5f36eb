import type { TopicDefinition } from "./define.ts";
import type { ConvertAccount } from "./fields.ts";
import type { SmallReason } from "./small-balance.ts";

/** What stands in the list of small balances, as it is handed on. */
export interface BatchEstimateParams {
  readonly accountType: ConvertAccount;
  readonly toCoin: string;
  /** What the person ticked; coins that are not eligible now do not count. */
  readonly chosen: readonly string[];
  /** The currency values are shown in, e.g. "USD". */
  readonly currency: string;
  /** What a quote says of each coin, to be added up; none without one. */
  readonly quoted: readonly { readonly receive: string; readonly fee: string }[];
}

/** One candidate as it stands now. Figures are decimal text; "" is absent. */
export interface BatchCoinRow {
  /** The coin's code. */
  readonly key: string;
  readonly kind: "coin";
  /** Of the whole balance, in the currency of the total row. */
  readonly value: string;
  /** "" when it is eligible. */
  readonly reason: SmallReason | "";
  /** When it leaves the exchange, ms; 0 for other reasons. */
  readonly reasonAt: number;
}

/** Why a selection gets no quote, with the figures that the message needs. */
export interface BatchIssue {
  readonly code: "none" | "too-many" | "below-total" | "above-total";
  /** Figures for the message: `limit`, `count`. */
  readonly figures: Readonly<Record<string, string>>;
}

/** The worker's estimate of the selection. */
export interface BatchTotalRow {
  readonly key: "*";
  readonly kind: "total";
  /** The chosen eligible coins, in the order of the list: what a quote is requested for. */
  readonly coins: readonly string[];
  /** All that are eligible. */
  readonly eligible: readonly string[];
  readonly value: string;
  readonly currency: string;
  /** In the target coin, as are the following. */
  readonly fee: string;
  readonly receive: string;
  /** Decimals of the target coin. */
  readonly places: number;
  /** As percent: "2". */
  readonly feePercent: string;
  readonly maxCoins: number;
  /** USDT. */
  readonly coinMaxValue: string;
  readonly totalMaxValue: string;
  readonly quoteTtlMs: number;
  /** Sums of `quoted`; null without a quote. */
  readonly quoted: { readonly receive: string; readonly before: string; readonly fee: string } | null;
  readonly issue: BatchIssue | null;
  /** Ready to request a quote. Holds while the feed is stale: the server has its own price. */
  readonly quotable: boolean;
}

export type BatchEstimateRow = BatchCoinRow | BatchTotalRow;

export interface BatchTopics {
  "batch.estimate": TopicDefinition<BatchEstimateParams, BatchEstimateRow>;
}
