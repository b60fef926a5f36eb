import * as v from "valibot";
import type { TopicDefinition } from "./define.ts";
import { coinCode, count, decimalOrEmpty, id, msNumber, secondsNumber } from "./fields.ts";
import { limitLevel } from "./withdraw.ts";
import type { WithdrawRecord } from "./withdraw-records.ts";

/** What the worker makes of withdrawals for the page: a file, live progress. */

/** Narrower than 30 days; the last 30 days without dates. The id wins over the others. */
const withdrawFilter = v.object({
  withdrawID: v.optional(id),
  txID: v.optional(v.string()),
  coin: v.optional(coinCode),
  withdrawType: v.optional(v.picklist([0, 1, 2])),
  status: v.optional(v.string()),
  startTime: v.optional(msNumber),
  endTime: v.optional(msNumber),
});
export type WithdrawFilter = v.InferOutput<typeof withdrawFilter>;

/** Columns of withdrawals as a file, in their order. */
export const withdrawColumns = [
  "time",
  "id",
  "kind",
  "state",
  "coin",
  "network",
  "amount",
  "fee",
  "tax",
  "debited",
  "accounts",
  "address",
  "memo",
  "txId",
  "confirmations",
  "ended",
] as const;
export type WithdrawColumnId = (typeof withdrawColumns)[number];

const texts = v.record(v.string(), v.string());

const limitUse = v.object({
  none: v.boolean(),
  limit: decimalOrEmpty,
  used: decimalOrEmpty,
  left: decimalOrEmpty,
  /** Used, 0 to 100. */
  percent: v.number(),
});

export const withdrawViewCalls = {
  /** Limits by level, and what of the person's own is left. */
  "withdraw.limits": {
    request: v.object({}),
    response: v.object({
      list: v.array(limitLevel),
      day: limitUse,
      month: limitUse,
      /** When the day's begin anew, s. */
      resetTime: secondsNumber,
      /** What the daily limit can be raised to by oneself, "" where to nothing. */
      raisableTo: decimalOrEmpty,
    }),
  },
  /** What fits a filter as CSV (RFC 4180). Reads every page of it. */
  "withdraw.csv": {
    request: v.object({
      filter: withdrawFilter,
      /** The page's texts: a kind (0 on-chain, 1 off-chain), state or account without one keeps its code. */
      texts: v.object({
        heads: v.record(v.picklist(withdrawColumns), v.string()),
        kinds: texts,
        states: texts,
        accounts: texts,
      }),
    }),
    response: v.object({ text: v.string(), count, total: count }),
  },
} as const;

export type RecentWithdrawRow = WithdrawRecord & { readonly key: string };

export interface WithdrawRecentTopics {
  /** A person's newest withdrawals, live: those under way with every block. One picture for the whole page. */
  readonly "withdraw.recent": TopicDefinition<Record<string, never>, RecentWithdrawRow>;
}
