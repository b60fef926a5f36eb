import * as v from "valibot";
import { smallCoinsFault, termsFault } from "../domain/balance-sanity.ts";
import { smallQuotesFault } from "../domain/quote-sanity.ts";
import { repeats, same, sameWhereTold } from "./binding.ts";
import { defineCall, type TopicDefinition } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import {
  type ConvertAccount,
  coinCode,
  convertAccount,
  id,
  msText,
  ofWallet,
  ownId,
  requestId,
} from "./fields.ts";
import {
  batchLimits,
  batchRecord,
  batchStatus,
  type SmallReason,
  smallCoin,
  smallQuotes,
} from "./small-balance.ts";

/**
 * Small balances into one coin, in both generations of the call (R7.11, F2b.2, F2b.9-F2b.11, F6b.*).
 * The product runs on `exchangeNew/batch`; of the older family only `batch.list` has no younger sibling.
 */

const selection = v.object({
  accountType: convertAccount,
  /** At most the setting's `maxCoins`, each once: else 700000. */
  fromCoinList: v.pipe(v.array(coinCode), v.minLength(1)),
  toCoin: coinCode,
  ...ownId,
});

/** What a price for a selection is held to. */
const firm = {
  response: smallQuotes,
  verified: true,
  binds: [
    { answer: "result.exchangeCoins[].fromCoin", asked: "fromCoinList", as: "one of" },
    repeats("result.exchangeCoins[].toCoin", "toCoin"),
  ],
  sane: smallQuotesFault,
} as const;

const order = v.object({ quoteId: id, requestId });

const orderTaken = v.object({
  /** Equal to exchangeTxId. */
  quoteId: id,
  exchangeTxId: id,
  submitTime: msText,
  status: batchStatus,
  msg: v.string(),
});

const movedBalances = [
  "batch.list",
  "batch.query",
  "convert.coins",
  "convert.history",
  "assets.overview",
  "assets.unifiedBalance",
];

export const batchCalls = {
  "batch.list": defineCall({
    eventCode: 70_127,
    method: "GET",
    path: "exchange/batch/list",
    request: v.object({ accountType: convertAccount, fromCoin: v.optional(coinCode), ...ownId }),
    /** Dearest first. */
    response: v.object({
      smallAssetCoins: v.array(smallCoin),
      supportToCoins: v.array(v.string()),
      ...ofWallet,
    }),
    // Long enough for page and worker to share one answer: balances move elsewhere too.
    cacheMs: 3_000,
    verified: true,
    binds: sameWhereTold("accountType"),
    sane: smallCoinsFault,
  }),
  "batch.preOrder": defineCall({
    eventCode: 70_128,
    method: "POST",
    path: "exchange/batch/preOrder",
    request: selection,
    ...firm,
  }),
  "batch.exchangeOrder": defineCall({
    eventCode: 70_129,
    method: "POST",
    path: "exchange/batch/exchangeOrder",
    request: order,
    response: orderTaken,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.convert,
    binds: [...same("quoteId"), repeats("exchangeTxId", "quoteId")],
    invalidates: movedBalances,
  }),
  "batch.setting": defineCall({
    eventCode: 70_127,
    method: "GET",
    path: "exchangeNew/batch/setting",
    request: v.object({ accountType: convertAccount, ...ownId }),
    response: v.object({ ...batchLimits.entries, ...ofWallet }),
    cacheMs: 60_000,
    // What firm prices are compared with before they are confirmed.
    verified: true,
    binds: sameWhereTold("accountType"),
    sane: termsFault,
  }),
  "batch.quote": defineCall({
    eventCode: 70_128,
    method: "POST",
    path: "exchangeNew/batch/quote",
    request: selection,
    ...firm,
  }),
  /** Prices the same selection again; coins that no longer convert are left out. */
  "batch.reQuote": defineCall({
    eventCode: 70_128,
    method: "POST",
    path: "exchangeNew/batch/reQuote",
    request: v.object({ quoteId: id, ...ownId }),
    ...firm,
    // What dropped out looks otherwise in the list too.
    invalidates: ["batch.list"],
  }),
  "batch.convert": defineCall({
    eventCode: 70_130,
    method: "POST",
    path: "exchangeNew/batch/convert",
    request: order,
    response: orderTaken,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.convert,
    binds: [...same("quoteId"), repeats("exchangeTxId", "quoteId")],
    invalidates: movedBalances,
  }),
  "batch.query": defineCall({
    eventCode: 70_131,
    method: "POST",
    path: "exchangeNew/batch/query",
    request: v.object({
      accountType: v.optional(convertAccount),
      /** Wins over the other filters. */
      quoteId: v.optional(id),
      startTime: v.optional(msText),
      endTime: v.optional(msText),
      /** A page number as text, from "1". */
      cursor: v.optional(v.string()),
      size: v.optional(v.string()),
      ...ownId,
    }),
    response: v.object({
      cursor: v.string(),
      size: v.string(),
      lastPage: v.string(),
      totalCount: v.string(),
      records: v.array(batchRecord),
    }),
    verified: true,
    binds: [repeats("records[].exchangeTxId", "quoteId")],
    // A batch goes on by itself: what is told of it tells of the balances too.
    invalidates: [
      "batch.list",
      "convert.coins",
      "convert.history",
      "assets.overview",
      "assets.unifiedBalance",
    ],
  }),
};

export interface BatchEstimateParams {
  readonly accountType: ConvertAccount;
  readonly toCoin: string;
  /** What the person ticked; coins that cannot take part now do not count. */
  readonly chosen: readonly string[];
  /** The currency values are told in, e.g. "USD". */
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
  /** "" when it can take part. */
  readonly reason: SmallReason | "";
  /** When it leaves the exchange, ms; 0 for other reasons. */
  readonly reasonAt: number;
}

/** Why a selection gets no quote, with the figures that the message needs. */
export interface BatchProblem {
  readonly code: "none" | "too-many" | "below-total" | "above-total";
  /** Figures for the message: `limit`, `count`. */
  readonly figures: Readonly<Record<string, string>>;
}

/** The worker's estimate of the selection. */
export interface BatchTotalRow {
  readonly key: "*";
  readonly kind: "total";
  /** The chosen coins that take part, in the list's order: what a price is asked for. */
  readonly coins: readonly string[];
  /** All that could take part. */
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
  readonly problem: BatchProblem | null;
  /** Ready to ask for a quote. Holds while the feed is stale: the server has its own price. */
  readonly quotable: boolean;
}

export type BatchEstimateRow = BatchCoinRow | BatchTotalRow;

export interface BatchTopics {
  "batch.estimate": TopicDefinition<BatchEstimateParams, BatchEstimateRow>;
}
