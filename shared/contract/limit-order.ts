import * as v from "valibot";
import { faultOf, listFault } from "../domain/list-sanity.ts";
import { orderFault, ordersFault, placedFault } from "../domain/order-sanity.ts";
import { repeats, same, sameAmountWhereReported, sameWhereReported } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import {
  amount,
  coinCode,
  count,
  decimalOrEmpty,
  id,
  integer,
  msText,
  openText,
  ownId,
  requestId,
} from "./fields.ts";

/** Converts at a limit price: the amount is locked until it fills, ends or is called back (R7.13, F2b.13, F2b.14, F6f.*). */

/** PARTIAL is reserved. A state of a later server reads as PENDING: nothing final is claimed. */
export const limitOrderStatus = openText(
  ["PENDING", "PARTIAL", "FILLED", "CANCELED", "EXPIRED", "FAILED"],
  "PENDING",
);

/** How long an order lives; 30_D by default. */
export const limitOrderLife = v.picklist(["1_D", "3_D", "7_D", "30_D"]);
export type LimitOrderLife = v.InferOutput<typeof limitOrderLife>;

export const limitOrder = v.object({
  exchangeTxId: id,
  accountType: v.string(),
  fromCoin: v.string(),
  toCoin: v.string(),
  fromAmount: amount,
  /** What is wanted, and after the fill what came. */
  toAmount: amount,
  /** toCoin per fromCoin, as is marketPrice. */
  limitPrice: amount,
  /** Dealer's price at the time of the answer, "" when there is none. */
  marketPrice: decimalOrEmpty,
  orderStatus: limitOrderStatus,
  createdAt: msText,
  updatedAt: msText,
  expiredTime: msText,
  /** 0, else why it failed. */
  failCode: integer,
});
export type LimitOrder = v.InferOutput<typeof limitOrder>;

const movedBalances = [
  "limitOrder.list",
  "convert.coins",
  "convert.history",
  "assets.overview",
  "assets.unifiedBalance",
  "records.frozen",
];
const lockedBalances = [...movedBalances, "limitOrder.query"];

export const limitOrderCalls = {
  "limitOrder.create": defineCall({
    eventCode: 70_132,
    method: "POST",
    path: "exchangeNew/limitOrder/create",
    request: v.object({
      accountType: v.literal("limit_order_funding"),
      fromCoin: coinCode,
      toCoin: coinCode,
      fromAmount: amount,
      limitPrice: amount,
      expiredType: limitOrderLife,
      requestId,
    }),
    /** From the coins on our own: what was taken. */
    response: v.object({
      exchangeTxId: id,
      orderStatus: limitOrderStatus,
      expiredTime: msText,
      fromCoin: v.optional(v.string()),
      toCoin: v.optional(v.string()),
      fromAmount: v.optional(amount),
      limitPrice: v.optional(amount),
    }),
    binds: [
      ...sameWhereReported("fromCoin", "toCoin"),
      ...sameAmountWhereReported("fromAmount", "limitPrice"),
    ],
    sane: placedFault,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.limitOrder,
    invalidates: lockedBalances,
  }),
  "limitOrder.cancel": defineCall({
    eventCode: 70_133,
    method: "POST",
    path: "exchangeNew/limitOrder/cancel",
    request: v.object({ exchangeTxId: id, requestId }),
    /** CANCELED, or the final state that was faster. */
    response: v.object({ exchangeTxId: id, orderStatus: limitOrderStatus }),
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.limitOrderCancel,
    binds: same("exchangeTxId"),
    invalidates: lockedBalances,
  }),
  "limitOrder.query": defineCall({
    eventCode: 70_134,
    method: "POST",
    path: "exchangeNew/limitOrder/query/exchangeTxId",
    request: v.object({ exchangeTxId: id, ...ownId }),
    response: limitOrder,
    verified: true,
    binds: same("exchangeTxId"),
    sane: orderFault,
    /** Requested when an open order is gone from the list: then its money has moved. */
    invalidates: movedBalances,
  }),
  "limitOrder.list": defineCall({
    eventCode: 70_134,
    method: "POST",
    path: "exchangeNew/limitOrder/query",
    request: v.object({
      fromCoin: v.optional(coinCode),
      toCoin: v.optional(coinCode),
      /** A comma list, none for all. */
      orderStatus: v.optional(v.string()),
      /** From 1. */
      index: v.optional(count),
      limit: v.optional(count),
      ...ownId,
    }),
    response: v.object({ list: v.array(limitOrder), total: count }),
    extension: true,
    // What it says of an order is its outcome.
    verified: true,
    binds: [
      { answer: "list[].orderStatus", request: "orderStatus", as: "one of" },
      repeats("list[].fromCoin", "fromCoin"),
      repeats("list[].toCoin", "toCoin"),
    ],
    sane: faultOf(
      listFault({ rows: "list", id: "exchangeTxId", times: ["createdAt"], byId: [] }),
      ordersFault,
    ),
  }),
};
