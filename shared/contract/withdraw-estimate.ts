import type { TopicDefinition } from "./define.ts";
import type { ReadState } from "./read-state.ts";

export interface WithdrawEstimateParams {
  readonly coin: string;
  /** "" while none is chosen, and where it goes to a user of the exchange. */
  readonly chain: string;
  /** It stays within the exchange: no fee. */
  readonly internal: boolean;
  /** 0: the amount is what arrives. 1: it is what is debited. */
  readonly feeType: 0 | 1;
  /** Wallets it is drawn from, in that order, as the call names them: "FUND,UTA". */
  readonly wallet: string;
  /** As the field hands it on. */
  readonly amountText: string;
  /** The currency of values, e.g. "USD". */
  readonly currency: string;
  /** How often terms that could not be read, or are of a day that is over, were asked for again: another number requests them at once. */
  readonly attempt: number;
}

export type WithdrawIssueCode =
  | "closed"
  | "not-a-number"
  | "too-many-decimals"
  | "below-minimum"
  | "fee-takes-all"
  | "above-maximum"
  | "over-available"
  | "over-day"
  | "over-month";

export interface WithdrawIssue {
  readonly code: WithdrawIssueCode;
  /** Figures for the message: `limit`, `over`, `coin`, `decimals`. */
  readonly figures: Readonly<Record<string, string>>;
  /** Text that would fix it when put into the field, "" when there is none. */
  readonly repair: string;
}

/** What bounds the largest amount. */
export type WithdrawBound = "balance" | "maximum" | "day" | "month";

/** A limit in USDT; "" is not known, `none` has no bound. */
export interface LimitUse {
  readonly none: boolean;
  readonly limit: string;
  readonly used: string;
  readonly left: string;
  /** Used, in percent of the limit, whole. */
  readonly percent: number;
}

/** Figures are decimal text; "" is not known. */
export interface WithdrawEstimateRow {
  readonly key: "withdraw";
  /** Canonical, "" without one that can be read. */
  readonly amount: string;
  readonly value: string;
  readonly currency: string;
  /** Of this amount; without one what is always taken, where no percentage comes to it. */
  readonly fee: string;
  /** What the network takes of every amount, and the share that comes to it, in percent. */
  readonly flatFee: string;
  readonly percentFee: string;
  readonly debit: string;
  readonly received: string;
  /** What can be withdrawn from the chosen wallets now. */
  readonly available: string;
  /** What of their balance cannot be withdrawn yet. */
  readonly held: string;
  /** Deposits that are not safe yet may be all that holds it back, as far as is told. */
  readonly awaitsDeposits: boolean;
  /** What can be withdrawn from each wallet, and from all of them as "FUND,UTA,EARN". */
  readonly wallets: Readonly<Record<string, string>>;
  readonly minimum: string;
  /** "" without a bound. */
  readonly maximum: string;
  readonly places: number;
  /** What the steps below are of: network, kind of amount and wallet. */
  readonly stepsOf: string;
  /** What each quick step fills in. */
  readonly portions: Readonly<Record<"25" | "50" | "75" | "100", string>>;
  readonly bound: WithdrawBound;
  readonly day: LimitUse;
  readonly month: LimitUse;
  readonly issue: WithdrawIssue | null;
  /** Fees and limits. */
  readonly terms: ReadState;
  /** Nothing is waited for: the terms were there when it was computed, or could not be read. */
  readonly complete: boolean;
  /** An amount without an issue. */
  readonly ready: boolean;
}

export interface WithdrawEstimateTopics {
  "withdraw.estimate": TopicDefinition<WithdrawEstimateParams, WithdrawEstimateRow>;
}
