import type { TopicDefinition } from "./define.ts";
import type { ConvertAccount } from "./fields.ts";

/** What stands in the form, as its fields hand it on. */
export interface EstimateParams {
  readonly accountType: ConvertAccount;
  readonly fromCoin: string;
  readonly toCoin: string;
  /** Which side `amountText` belongs to; the other side is what the row answers. */
  readonly side: "from" | "to";
  /** Plain decimal text with a point, "" for none. What the field could not read stands here as it was typed. */
  readonly amountText: string;
  /** The currency values are shown in, e.g. "USD", with its units per USD as decimal text. */
  readonly currency: string;
}

/** Why an amount cannot be converted, with the figures that the message needs. */
export interface EstimateIssue {
  readonly code:
    | "not-a-number"
    | "too-many-decimals"
    | "below-min"
    | "above-max"
    | "above-day"
    | "over-balance"
    | "same-coin"
    | "coin-closed";
  /** Figures for the message: `limit`, `coin`, `decimals`; `reason` is the server's code where it refuses the pair. */
  readonly figures: Readonly<Record<string, string>>;
  /** Text that would fix it when put into the pay field, "" when there is none. */
  readonly repair: string;
}

export type FullBy = "balance" | "single" | "day";

/** The worker's estimate of what was typed. All figures are decimal text; "" is absent. */
export interface EstimateRow {
  readonly key: "estimate";
  readonly fromAmount: string;
  readonly toAmount: string;
  /** toCoin per fromCoin with the spread in it, and its inverse. */
  readonly rate: string;
  readonly inverseRate: string;
  readonly fromValue: string;
  readonly toValue: string;
  readonly currency: string;
  readonly fromBalance: string;
  readonly toBalance: string;
  /** What `fromBalance` comes to when `fromAmount` has been paid; absent or "" without either, or when it does not suffice. */
  readonly fromBalanceAfter?: string;
  /** What the percent steps put into the pay field; "" without a balance. */
  readonly portions: Readonly<Record<"25" | "50" | "75" | "100", string>>;
  /** What the whole step stops at: all of the balance, what one conversion takes, or what the day leaves. */
  readonly fullBy: FullBy;
  readonly minFrom: string;
  readonly maxFrom: string;
  readonly spread: string;
  readonly quoteTtlMs: number;
  readonly issue: EstimateIssue | null;
  /** The pair's limits could not be had: a request to go on is not kept waiting for them. */
  readonly limitsFailed: boolean;
  /** Both coins and the pair's limits were there when it was validated; until then a request to go on waits. */
  readonly complete: boolean;
  /**
   * Ready to request a quote: an amount, no issue. Holds while the feed is stale, since the server has its own price, and where the
   * terms cannot be had.
   */
  readonly quotable: boolean;
}

/** What a pair allows, for the limits panel. Figures are decimal text; "" is none, or not known. */
export interface ConvertLimitsRow {
  readonly key: "limits";
  /** What is paid with: amounts count it. */
  readonly coin: string;
  readonly min: string;
  readonly max: string;
  readonly daily: string;
  readonly used: string;
  /** What the day (UTC) leaves. */
  readonly left: string;
  /** How much of the day is used, 0 to 100 with 2 decimals. */
  readonly usedPercent: string;
  readonly quoteTtlMs: number;
  readonly spreadPercent: string;
  /** How far the live price may move before another quote is requested. */
  readonly gapPercent: string;
  /** Value in USDT up to which the spread alone is taken. */
  readonly flatSpreadValue: string;
}

export interface ConvertTopics {
  "convert.estimate": TopicDefinition<EstimateParams, EstimateRow>;
  "convert.limits": TopicDefinition<
    Pick<EstimateParams, "accountType" | "fromCoin" | "toCoin">,
    ConvertLimitsRow
  >;
}
