import * as v from "valibot";
import { coinsFault, termsFault } from "../domain/balance-sanity.ts";
import { quoteFault } from "../domain/quote-sanity.ts";
import { repeats, same, sameWhereReported } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import {
  accuracy,
  blockTradeAccount,
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
  requestId,
} from "./fields.ts";

/** Convert: coins, limits, quote, execution and its result (R7.10, F2b.3-F2b.7, F6a.*). */

/** ConvertCoin (F1.2). */
export const convertCoin = v.object({
  coin: v.string(),
  fullName: v.string(),
  /** Path or URL of the coin's disc, "" when there is none. */
  icon: v.string(),
  iconNight: v.string(),
  /** Most decimals an amount of this coin can have. */
  accuracyLength: accuracy,
  coinType: v.string(),
  /** "" when signed out. */
  balance: decimalOrEmpty,
  /** Value of the balance in USDT, "" when signed out or without a price. */
  uBalance: decimalOrEmpty,
  singleFromMinLimit: decimal,
  singleFromMaxLimit: decimal,
  disableFrom: v.boolean(),
  disableTo: v.boolean(),
});
export type ConvertCoin = v.InferOutput<typeof convertCoin>;

/** Quote (F1.1). */
export const convertQuote = v.object({
  quoteTxId: v.string(),
  /** toCoin per fromCoin. */
  exchangeRate: decimal,
  fromCoin: coinCode,
  toCoin: coinCode,
  fromCoinType: v.string(),
  toCoinType: v.string(),
  fromAmount: decimal,
  toAmount: decimal,
  /** Server time at which the price is no longer held, ms. */
  expiredTime: msText,
  requestId: v.string(),
  /** What is charged beside the rate, as of a batch; null, absent or "" for nothing. */
  feeInfo: v.optional(
    v.nullable(v.object({ feeCoin: v.optional(v.string()), amount: v.optional(decimalOrEmpty) })),
  ),
  taxFeeInfo: v.optional(
    v.nullable(v.object({ feeCoin: v.optional(v.string()), totalAmount: v.optional(decimalOrEmpty) })),
  ),
  /** Our own extension: the account that was requested. */
  accountType: v.optional(v.string()),
});
export type ConvertQuote = v.InferOutput<typeof convertQuote>;

/** The wallet of a quote: a block trade's by its own name. */
const quoteAccount = v.union([convertAccount, blockTradeAccount]);

const convertCoinType = v.picklist(["crypto", "fiat"]);

export const exchangeStatus = v.picklist(["init", "processing", "success", "failure"]);

export const convertCalls = {
  "convert.coins": defineCall({
    eventCode: 70_113,
    method: "POST",
    path: "exchangeNew/convert/coinInfoListByBalance",
    request: v.object({
      accountType: convertAccount,
      /** 0: what can be paid with, with balances. 1: what can be received for `coin`. */
      side: v.picklist([0, 1]),
      coin: v.optional(coinCode),
      ...ownId,
    }),
    response: v.object({ coins: v.array(convertCoin), ...ofWallet, coin: v.optional(v.string()) }),
    access: "public",
    cacheMs: 60_000,
    // People act on a balance.
    verified: true,
    binds: sameWhereReported("accountType", "coin"),
    sane: coinsFault,
  }),
  "convert.limit": defineCall({
    eventCode: 70_114,
    method: "POST",
    path: "exchangeNew/convert/limit",
    request: v.object({ accountType: convertAccount, fromCoin: coinCode, toCoin: coinCode, ...ownId }),
    response: v.object({
      singleFromMinLimit: decimal,
      singleFromMaxLimit: decimal,
      dailyFromMaxLimit: decimal,
      dailyUsed: decimal,
      /** How long a price is held, ms. */
      quoteTtl: count,
      gapRate: decimal,
      /**
       * Half of the distance between what the dealer pays and asks, a ratio; already in the rate. Our own extension: without
       * it estimates are at the live price.
       */
      spread: v.optional(decimal),
      /** How the price gives way to size, our own extension: values in USDT (shared/domain/dealer-rate.ts). */
      depth: v.optional(v.object({ flatSpreadValue: decimal, valuePerPercent: decimal })),
      ...ofWallet,
      ...ofPair,
    }),
    access: "public",
    cacheMs: 60_000,
    // What a quote is compared with before it is confirmed.
    verified: true,
    binds: sameWhereReported("accountType", "fromCoin", "toCoin"),
    sane: termsFault,
  }),
  "convert.quote": defineCall({
    eventCode: 70_115,
    method: "POST",
    path: "exchangeNew/convert/quote",
    request: v.object({
      accountType: quoteAccount,
      fromCoin: coinCode,
      toCoin: coinCode,
      /** fromCoin, or toCoin when the amount to receive was typed. */
      requestCoin: coinCode,
      requestAmount: decimal,
      requestId,
      fromCoinType: v.optional(convertCoinType),
      toCoinType: v.optional(convertCoinType),
      /** BLOCK for a block trade; INSTANT when absent. */
      tradeType: v.optional(v.picklist(["INSTANT", "BLOCK"])),
      /** A special coin's product: its fixed rate instead of the market's. */
      productId: v.optional(id),
    }),
    response: convertQuote,
    verified: true,
    binds: [
      ...same("requestId", "fromCoin", "toCoin"),
      { ...repeats("accountType", "accountType"), optional: true },
      { answer: "fromAmount", request: "requestAmount", as: "amount", when: ["requestCoin", "fromCoin"] },
      { answer: "toAmount", request: "requestAmount", as: "amount", when: ["requestCoin", "toCoin"] },
    ],
    sane: quoteFault,
  }),
  "convert.execute": defineCall({
    eventCode: 70_116,
    method: "POST",
    path: "exchangeNew/convert/execute",
    request: v.object({ quoteTxId: v.string(), accountType: quoteAccount, requestId }),
    response: v.object({ quoteTxId: v.string(), exchangeStatus }),
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.convert,
    binds: same("quoteTxId"),
    invalidates: [
      "convert.coins",
      "convert.limit",
      "convert.history",
      "assets.overview",
      "assets.unifiedBalance",
    ],
  }),
};
