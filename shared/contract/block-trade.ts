import * as v from "valibot";
import type { Charge } from "../domain/after-charges.ts";
import { termsFault } from "../domain/balance-sanity.ts";
import { blockCheckFault, bookFault } from "../domain/book-sanity.ts";
import { blocksFault, historyFault } from "../domain/history-sanity.ts";
import { faultOf, listFault } from "../domain/list-sanity.ts";
import { repeats, same, sameWhereReported } from "./binding.ts";
import { exchangeStatus } from "./convert.ts";
import type { EstimateParams, EstimateRow } from "./convert-estimate.ts";
import { convertHistoryRow } from "./convert-history.ts";
import { defineCall, type TopicDefinition } from "./define.ts";
import {
  amount,
  blockTradeAccount,
  coinCode,
  count,
  decimal,
  decimalOrEmpty,
  id,
  integer,
  msText,
  ofPair,
  ofWallet,
  ownId,
  timeWindow,
} from "./fields.ts";

/** Block trades over the counter: quoted and executed as converts with tradeType BLOCK (R7.12, F2b.12, F6e.*). */

export const blockTradeCheck = v.object({
  eligible: v.boolean(),
  /** 0, else why not: 42039 identity, 790101 balance too low, 790102 margin or a loan is on, 10007 signed out. */
  reason: integer,
  minBalanceUsd: amount,
  /** In fromCoin; "0" where this pair is not block traded. */
  minAmount: amount,
  maxAmount: amount,
  /** ms. */
  quoteTtl: count,
  /** From here on our own extension: every reason at once. */
  reasons: v.optional(v.array(integer)),
  /** What counts towards the minimum, over all wallets; "" when signed out. */
  balanceUsd: v.optional(decimalOrEmpty, ""),
  /** How far a quote may lie from the live price, a ratio. */
  gapRate: v.optional(decimal),
});
export type BlockTradeCheck = v.InferOutput<typeof blockTradeCheck>;

/** USDT for one coin, and how much of the coin stands at that price. */
export const bookLevel = v.object({ price: decimal, amount: decimal });
export type BookLevel = v.InferOutput<typeof bookLevel>;

export const blockTradeCalls = {
  "blockTrade.check": defineCall({
    eventCode: 70_135,
    method: "POST",
    path: "exchangeNew/blockTrade/check",
    request: v.object({
      fromCoin: v.optional(coinCode),
      toCoin: v.optional(coinCode),
      accountType: v.optional(blockTradeAccount),
      ...ownId,
    }),
    response: v.object({ ...blockTradeCheck.entries, ...ofPair, ...ofWallet }),
    access: "public",
    // What a quote is compared with before it is confirmed.
    verified: true,
    binds: sameWhereReported("fromCoin", "toCoin", "accountType"),
    sane: faultOf(termsFault, blockCheckFault),
  }),
  "blockTrade.query": defineCall({
    eventCode: 70_135,
    method: "POST",
    path: "exchangeNew/blockTrade/query",
    request: v.object({
      exchangeTxId: v.optional(id),
      fromCoin: v.optional(coinCode),
      toCoin: v.optional(coinCode),
      exchangeStatus: v.optional(exchangeStatus),
      ...timeWindow,
      /** From 1. */
      index: v.optional(count),
      limit: v.optional(count),
      /** Of one wallet only; our own extension. */
      accountType: v.optional(blockTradeAccount),
      ...ownId,
    }),
    /** Beyond S3 they are our own extension, as in the convert history. */
    response: v.object({ list: v.array(convertHistoryRow), total: v.optional(count) }),
    verified: true,
    binds: [
      { answer: "list[].exchangeTxId", request: "exchangeTxId", as: "text" },
      ...["fromCoin", "toCoin", "exchangeStatus", "accountType"].map((field) =>
        repeats(`list[].${field}`, field),
      ),
    ],
    sane: faultOf(
      listFault({
        rows: "list",
        id: "exchangeTxId",
        times: ["createdAt"],
        since: ["endedAt"],
        byId: ["exchangeTxId"],
      }),
      blocksFault,
      historyFault,
    ),
    invalidates: [
      "convert.coins",
      "convert.limit",
      "convert.history",
      "assets.overview",
      "assets.unifiedBalance",
    ],
  }),
  /** The order books that a trade of this pair would go through; our own extension. */
  "blockTrade.book": defineCall({
    eventCode: 70_135,
    method: "POST",
    path: "exchangeNew/blockTrade/book",
    request: v.object({ fromCoin: coinCode, toCoin: coinCode, ...ownId }),
    response: v.object({
      fromCoin: coinCode,
      toCoin: coinCode,
      /** Who buys fromCoin for USDT, best first; none where USDT itself is paid. */
      bids: v.array(bookLevel),
      /** Who sells toCoin for USDT, best first; none where USDT itself is received. */
      asks: v.array(bookLevel),
      asOf: msText,
    }),
    verified: true,
    binds: same("fromCoin", "toCoin"),
    sane: bookFault,
    access: "public",
    extension: true,
  }),
};

export type BlockBook = v.InferOutput<(typeof blockTradeCalls)["blockTrade.book"]["response"]>;

/** The worker's estimate of a block trade, at the live price: how the desk prices a size is not reported. */
export interface BlockEstimateRow extends EstimateRow {
  /** False while it is not known. */
  readonly eligible: boolean;
}

/** What a size would come to in the order book, beside what a quote promises for it. */
export interface BlockComparisonParams {
  readonly fromCoin: string;
  readonly toCoin: string;
  /** What is paid; "" for none. */
  readonly fromAmount: string;
  /** What a quote promises for it, "" without one, and what that charges. */
  readonly toAmount: string;
  readonly charges: readonly Charge[];
  /** The currency values are shown in. */
  readonly currency: string;
}

/** Levels of a book, some taken together: its last price, how much is taken there, and that as a part of the largest. */
export interface BookBand {
  readonly price: string;
  readonly amount: string;
  readonly sharePercent: string;
}

/** All figures are decimal text; "" is absent. */
export interface BlockComparisonRow {
  readonly key: "comparison";
  /** toCoin per fromCoin at the live price, as quoted, and as the order book would average it. */
  readonly liveRate: string;
  readonly quoteRate: string;
  readonly bookRate: string;
  readonly bookToAmount: string;
  /** Value of what the quote brings at the live price, in `currency`: USD where the rate of the one requested is unknown. */
  readonly quoteValue: string;
  /** What the quote brings more than the book for all that is paid, its charges taken; signed, in toCoin and as a share of the book's. */
  readonly difference: string;
  readonly differencePercent: string;
  /** How far the book's average lies below the live price. */
  readonly impactPercent: string;
  /** How far the quote lies from what it is compared with, signed, and what that is: the live price without a book. */
  readonly gapPercent: string;
  readonly gapTo: "book" | "live";
  /** The quote is worse than that by more than a pair allows. */
  readonly isBeyondGap: boolean;
  /** Which side of which book is shown. */
  readonly side: "sell" | "buy";
  readonly bookCoin: string;
  readonly bands: readonly BookBand[];
  readonly levelCount: number;
  /** The book does not hold that much. */
  readonly tooLarge: boolean;
  /** `none`: the exchange does not report its order book. `lost`: it could not be read, and is asked for again. */
  readonly book: "pending" | "known" | "none" | "lost";
  /** Server time of the book, ms; 0 without one. */
  readonly bookAsOf: number;
}

export interface BlockTradeTopics {
  "blockTrade.estimate": TopicDefinition<EstimateParams, BlockEstimateRow>;
  "blockTrade.comparison": TopicDefinition<BlockComparisonParams, BlockComparisonRow>;
}
