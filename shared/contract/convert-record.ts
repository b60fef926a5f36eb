import * as v from "valibot";
import { recordFault } from "../domain/history-sanity.ts";
import { repeats } from "./binding.ts";
import { exchangeStatus } from "./convert.ts";
import { defineCall } from "./define.ts";
import { blockTradeAccount, convertAccount, decimal, decimalOrEmpty, msText, ownId } from "./fields.ts";

/** What became of a conversion (R7.10, F1.4, F6a.5): nothing of it is needed before one was sent. */

/** ConvertRecord (F1.4). */
export const convertRecord = v.object({
  accountType: v.string(),
  exchangeTxId: v.string(),
  userId: v.string(),
  fromCoin: v.string(),
  fromCoinType: v.string(),
  fromAmount: decimal,
  toCoin: v.string(),
  toCoinType: v.string(),
  /** "" where nothing came, as is the rate: neither applies then (F0.1). */
  toAmount: decimalOrEmpty,
  exchangeStatus,
  convertRate: decimalOrEmpty,
  createdAt: msText,
});
export type ConvertRecord = v.InferOutput<typeof convertRecord>;

export const convertRecordCalls = {
  "convert.query": defineCall({
    eventCode: 70_117,
    method: "POST",
    path: "exchangeNew/convert/query",
    request: v.object({
      quoteTxId: v.string(),
      accountType: v.union([convertAccount, blockTradeAccount]),
      ...ownId,
    }),
    response: v.object({ result: convertRecord }),
    verified: true,
    binds: [repeats("result.exchangeTxId", "quoteTxId"), repeats("result.accountType", "accountType")],
    sane: recordFault,
    invalidates: [
      "convert.coins",
      "convert.limit",
      "convert.history",
      "assets.overview",
      "assets.unifiedBalance",
    ],
  }),
};
