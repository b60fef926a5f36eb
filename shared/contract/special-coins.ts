import * as v from "valibot";
import { termsFault } from "../domain/balance-sanity.ts";
import { recordFault } from "../domain/history-sanity.ts";
import { productsFault, specialFault } from "../domain/special-sanity.ts";
import { repeats, sameWhereReported } from "./binding.ts";
import { convertCoin } from "./convert.ts";
import type { EstimateParams, EstimateRow } from "./convert-estimate.ts";
import { convertRecord } from "./convert-record.ts";
import { defineCall, type TopicDefinition } from "./define.ts";
import {
  coinCode,
  convertAccount,
  count,
  decimal,
  decimalOrEmpty,
  id,
  msText,
  ofPair,
  ofWallet,
  ownId,
} from "./fields.ts";

/** One product that exchanges a special coin at a rate of its own, as a list shows it; our own extension. */
const specialProduct = v.object({
  /** The {id} of /exchange/lwb-exchange/{id}. */
  productId: id,
  coin: v.string(),
  fullName: v.string(),
  icon: v.string(),
  toCoin: v.string(),
  toFullName: v.string(),
  toIcon: v.string(),
  /** toCoin per coin. */
  fixedRate: decimal,
  /** The way back is open. */
  reversible: v.boolean(),
  /** Name of the source that a record carries, plain, with `_reverse` or with `_uta` (R3.11). */
  provider: v.string(),
});
export type SpecialProduct = v.InferOutput<typeof specialProduct>;

/** How much of a coin one exchange and a day (UTC) may pay; "0" a day is no limit. */
const specialLimit = v.object({
  /** What is paid. */
  coin: v.string(),
  singleMin: decimal,
  singleMax: decimal,
  dailyMax: decimal,
  dailyUsed: decimal,
});
export type SpecialLimit = v.InferOutput<typeof specialLimit>;

/** Convert beside its main road: the drift it allows, the unified wallet, the special coins' page (R7.10, F2b.1, F2b.6, F2b.8). */
export const specialCoinCalls = {
  "convert.gapRate": defineCall({
    eventCode: 70_119,
    method: "GET",
    path: "exchangeNew/getGapRate",
    request: v.object({
      fromCoin: coinCode,
      toCoin: coinCode,
      accountType: v.optional(convertAccount),
      ...ownId,
    }),
    response: v.object({
      /** How far the live price may move from the quoted one before 32024, a ratio. */
      gapRate: decimal,
      /** toCoin per fromCoin. */
      indexPrice: decimal,
      updatedAt: msText,
      ...ofPair,
    }),
    access: "public",
    verified: true,
    binds: sameWhereReported("fromCoin", "toCoin"),
    sane: termsFault,
  }),
  "convert.unifiedQuery": defineCall({
    eventCode: 70_120,
    method: "POST",
    path: "exchangeNew/convert/unified/query",
    request: v.object({ quoteTxId: id, ...ownId }),
    response: v.object({ result: convertRecord }),
    verified: true,
    binds: [repeats("result.exchangeTxId", "quoteTxId")],
    sane: recordFault,
    invalidates: [
      "convert.coins",
      "convert.limit",
      "convert.history",
      "assets.overview",
      "assets.unifiedBalance",
    ],
  }),
  "convert.specifiedCoin": defineCall({
    eventCode: 70_121,
    method: "POST",
    path: "exchangeNew/convert/specifiedCoinQuery",
    request: v.object({
      coin: coinCode,
      accountType: convertAccount,
      /** The {id} of /exchange/lwb-exchange/{id}. */
      productId: v.optional(id),
      ...ownId,
    }),
    response: v.object({
      coin: convertCoin,
      toCoins: v.array(convertCoin),
      /** toCoin per coin where the product fixes it, "" where the market does. */
      fixedRate: decimalOrEmpty,
      /** The way back is open. */
      reversible: v.boolean(),
      /** From here on our own extension: the product that fixes the rate, "" and empty where none does. */
      productId: v.optional(v.string(), ""),
      provider: v.optional(v.string(), ""),
      /** Which of `toCoins` the rate is fixed for. */
      fixedToCoin: v.optional(v.string(), ""),
      /** One for each open direction; where there are none, the coins' own limits count. */
      limits: v.optional(v.array(specialLimit), []),
      /** How long a quote is held, ms, 0 where that is not reported. The rate itself does not expire. */
      quoteTtl: v.optional(count, 0),
      ...ofWallet,
    }),
    // The rate is promised here, and the balance is reported.
    verified: true,
    binds: [repeats("coin.coin", "coin"), ...sameWhereReported("productId", "accountType")],
    sane: specialFault,
  }),
  "convert.specialProducts": defineCall({
    eventCode: 70_121,
    method: "GET",
    path: "exchangeNew/convert/specialProducts",
    request: v.object(ownId),
    response: v.object({ products: v.array(specialProduct) }),
    extension: true,
    cacheMs: 60_000,
    verified: true,
    sane: productsFault,
  }),
};

export type SpecifiedCoin = v.InferOutput<(typeof specialCoinCalls)["convert.specifiedCoin"]["response"]>;

/** What was typed into a special coin's form; fromCoin and toCoin say the direction. */
export interface SpecialEstimateParams extends EstimateParams {
  readonly productId: string;
  /** The product's coin: one of the two. */
  readonly coin: string;
}

/** The worker's estimate at the fixed rate. `rate`, `minFrom` and `maxFrom` are the product's. */
export interface SpecialEstimateRow extends EstimateRow {
  /** What the estimate is made at, toCoin of the product per coin: its list may be of before. "" while it is not known. */
  readonly fixedRate: string;
  /** toCoin per fromCoin on the market, for comparison, and its inverse; "" when stale or absent. */
  readonly marketRate: string;
  readonly marketInverse: string;
  /** Most of one exchange, whatever is left of the day. */
  readonly singleMax: string;
  /** What the day leaves in fromCoin, "" where there is no daily limit or it is not known yet. */
  readonly leftToday: string;
}

export interface SpecialCoinTopics {
  "specialCoins.estimate": TopicDefinition<SpecialEstimateParams, SpecialEstimateRow>;
}
