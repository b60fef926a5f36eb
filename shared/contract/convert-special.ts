import * as v from "valibot";
import { convertCoin, convertRecord } from "./convert.ts";
import { defineCall } from "./define.ts";
import { coinCode, convertAccount, decimal, decimalOrEmpty, id, msText } from "./fields.ts";

/** Convert beside its main road: the drift it allows, the unified wallet, the special coins' page (domain-fields 2.2). */
export const convertSpecialCalls = {
  "convert.gapRate": defineCall({
    method: "GET",
    path: "exchangeNew/getGapRate",
    request: v.object({
      fromCoin: coinCode,
      toCoin: coinCode,
      accountType: v.optional(convertAccount),
    }),
    response: v.object({
      /** How far the live price may move from the quoted one before 32024, a ratio. */
      gapRate: decimal,
      /** toCoin per fromCoin. */
      indexPrice: decimal,
      updatedAt: msText,
    }),
    access: "public",
  }),
  "convert.unifiedQuery": defineCall({
    method: "POST",
    path: "exchangeNew/convert/unified/query",
    request: v.object({ quoteTxId: id }),
    response: v.object({ result: convertRecord }),
    invalidates: ["convert.coins", "convert.history", "assets.overview", "assets.unifiedBalance"],
  }),
  "convert.specifiedCoin": defineCall({
    method: "POST",
    path: "exchangeNew/convert/specifiedCoinQuery",
    request: v.object({
      coin: coinCode,
      accountType: convertAccount,
      /** The {id} of /exchange/lwb-exchange/{id}. */
      productId: v.optional(id),
    }),
    response: v.object({
      coin: convertCoin,
      toCoins: v.array(convertCoin),
      /** toCoin per coin where the product fixes it, "" where the market does. */
      fixedRate: decimalOrEmpty,
      /** The way back is open. */
      reversible: v.boolean(),
    }),
  }),
};
