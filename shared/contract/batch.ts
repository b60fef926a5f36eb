import * as v from "valibot";
import { defineCall } from "./define.ts";
import { coinCode, convertAccount, id, msText, requestId } from "./fields.ts";
import { batchLimits, batchRecord, batchStatus, smallCoin, smallQuotes } from "./small-balance.ts";

/**
 * Small balances into one coin, in both generations of the call (spec section 7, domain-fields 2.2 and 6 b).
 * The product runs on `exchangeNew/batch`; of the older family only `batch.list` has no younger sibling.
 */

const selection = v.object({
  accountType: convertAccount,
  fromCoinList: v.pipe(v.array(coinCode), v.minLength(1), v.maxLength(20)),
  toCoin: coinCode,
});

const order = v.object({ quoteId: id, requestId });

const orderTaken = v.object({
  /** Equal to exchangeTxId. */
  quoteId: id,
  exchangeTxId: id,
  submitTime: msText,
  status: batchStatus,
  msg: v.string(),
});
export type BatchOrder = v.InferOutput<typeof orderTaken>;

const movedBalances = ["batch.list", "batch.query", "convert.coins", "convert.history", "assets.overview"];

export const batchCalls = {
  "batch.list": defineCall({
    method: "GET",
    path: "exchange/batch/list",
    request: v.object({ accountType: convertAccount, fromCoin: v.optional(coinCode) }),
    response: v.object({ smallAssetCoins: v.array(smallCoin), supportToCoins: v.array(v.string()) }),
  }),
  "batch.preOrder": defineCall({
    method: "POST",
    path: "exchange/batch/preOrder",
    request: selection,
    response: smallQuotes,
    verified: true,
  }),
  "batch.exchangeOrder": defineCall({
    method: "POST",
    path: "exchange/batch/exchangeOrder",
    request: order,
    response: orderTaken,
    money: true,
    signed: true,
    verified: true,
    invalidates: movedBalances,
  }),
  "batch.setting": defineCall({
    method: "GET",
    path: "exchangeNew/batch/setting",
    request: v.object({ accountType: convertAccount }),
    response: batchLimits,
    cacheMs: 60_000,
  }),
  "batch.quote": defineCall({
    method: "POST",
    path: "exchangeNew/batch/quote",
    request: selection,
    response: smallQuotes,
    verified: true,
  }),
  /** Prices the same selection again; coins that no longer convert are left out. */
  "batch.reQuote": defineCall({
    method: "POST",
    path: "exchangeNew/batch/reQuote",
    request: v.object({ quoteId: id }),
    response: smallQuotes,
    verified: true,
  }),
  "batch.convert": defineCall({
    method: "POST",
    path: "exchangeNew/batch/convert",
    request: order,
    response: orderTaken,
    money: true,
    signed: true,
    verified: true,
    invalidates: movedBalances,
  }),
  "batch.query": defineCall({
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
    }),
    response: v.object({
      cursor: v.string(),
      size: v.string(),
      lastPage: v.string(),
      totalCount: v.string(),
      records: v.array(batchRecord),
    }),
  }),
};
