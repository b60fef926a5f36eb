import * as v from "valibot";
import { smallCoinsFault, termsFault } from "../domain/balance-sanity.ts";
import { batchesFault, feesFault } from "../domain/batch-sanity.ts";
import { faultOf, listFault } from "../domain/list-sanity.ts";
import { smallQuotesFault } from "../domain/quote-sanity.ts";
import { repeats, same, sameWhereReported } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { coinCode, convertAccount, id, msText, ofWallet, ownId, requestId } from "./fields.ts";
import {
  batchLimits,
  batchRecord,
  batchStatus,
  type SmallQuotes,
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
const quoted = {
  response: smallQuotes,
  verified: true,
  binds: [
    { answer: "result.exchangeCoins[].fromCoin", request: "fromCoinList", as: "one of" },
    repeats("result.exchangeCoins[].toCoin", "toCoin"),
  ],
  sane: (
    answer: SmallQuotes,
    request: { readonly fromCoinList?: readonly string[] | undefined },
    serverNow: number,
  ): string => smallQuotesFault(answer, request, serverNow) || feesFault(answer),
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
    binds: sameWhereReported("accountType"),
    sane: smallCoinsFault,
  }),
  "batch.preOrder": defineCall({
    eventCode: 70_128,
    method: "POST",
    path: "exchange/batch/preOrder",
    request: selection,
    ...quoted,
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
    // What quotes are compared with before they are confirmed.
    verified: true,
    binds: sameWhereReported("accountType"),
    sane: termsFault,
  }),
  "batch.quote": defineCall({
    eventCode: 70_128,
    method: "POST",
    path: "exchangeNew/batch/quote",
    request: selection,
    ...quoted,
  }),
  /** Prices the same selection again; coins that no longer convert are left out. */
  "batch.reQuote": defineCall({
    eventCode: 70_128,
    method: "POST",
    path: "exchangeNew/batch/reQuote",
    request: v.object({ quoteId: id, ...ownId }),
    ...quoted,
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
    binds: [repeats("records[].exchangeTxId", "quoteId"), repeats("records[].accountType", "accountType")],
    sane: faultOf(
      listFault({ rows: "records", id: "exchangeTxId", times: ["createdAt"], byId: ["quoteId"] }),
      batchesFault,
    ),
    // A batch goes on by itself: what is reported of it says how the balances stand too.
    invalidates: [
      "batch.list",
      "convert.coins",
      "convert.history",
      "assets.overview",
      "assets.unifiedBalance",
    ],
  }),
};
