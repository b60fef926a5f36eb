import * as v from "valibot";
import { convertRecord, exchangeStatus } from "./convert.ts";
import { defineCall } from "./define.ts";
import { amount, coinCode, count, id, integer, timeWindow } from "./fields.ts";

/** Block trades over the counter: quoted and executed as converts with tradeType BLOCK (R7.12, F2b.12, F6e.*). */

export const blockTradeAccount = v.picklist([
  "funding_block_trade",
  "uta_convert_block_trade",
  "spot_convert_block_trade",
]);
export type BlockTradeAccount = v.InferOutput<typeof blockTradeAccount>;

export const blockTradeCheck = v.object({
  eligible: v.boolean(),
  /** 0, else why not: 42039 identity, 790101 balance too low, 790102 margin or a loan is on. */
  reason: integer,
  minBalanceUsd: amount,
  /** In fromCoin. */
  minAmount: amount,
  maxAmount: amount,
  /** ms. */
  quoteTtl: count,
});
export type BlockTradeCheck = v.InferOutput<typeof blockTradeCheck>;

export const blockTradeCalls = {
  "blockTrade.check": defineCall({
    eventCode: 70_135,
    method: "POST",
    path: "exchangeNew/blockTrade/check",
    request: v.object({
      fromCoin: v.optional(coinCode),
      toCoin: v.optional(coinCode),
      accountType: v.optional(blockTradeAccount),
    }),
    response: blockTradeCheck,
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
    }),
    response: v.object({ list: v.array(convertRecord), total: count }),
  }),
};
