import * as v from "valibot";
import { withdrawWallet } from "./accounts.ts";
import { targetAddress, targetTag } from "./address-shapes.ts";
import { coinWithChains } from "./coins.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import {
  amount,
  bit,
  chainCode,
  coinCode,
  decimal,
  decimalOrEmpty,
  id,
  msNumber,
  requestId,
  secondsNumber,
} from "./fields.ts";
import { proofs } from "./risk.ts";

/** What may be withdrawn, and withdrawing it (R7.21, F2d.8, F2i.4, F2i.5, F6c.*). "-1" is no limit. */

export const withdrawLimit = v.object({
  withdrawMin: decimalOrEmpty,
  withdrawMax: decimalOrEmpty,
  /** "" means that the chain is closed. */
  withdrawFee: decimalOrEmpty,
  /** A ratio. */
  withdrawPercentageFee: decimalOrEmpty,
  /** Decimals of an amount. */
  minAccuracy: v.string(),
  /** Frozen until deposits are safe, USD. */
  limitAmountUsd: decimalOrEmpty,
  /** By wallet: FUND, UTA, EARN, SPOT. */
  withdrawableAmount: v.record(
    v.string(),
    v.object({ coin: v.string(), withdrawableAmount: decimal, availableBalance: decimal }),
  ),
  /** USDT. */
  dailyLimit: decimal,
  dailyUsed: decimal,
  monthlyLimit: decimal,
  monthlyUsed: decimal,
});
export type WithdrawLimit = v.InferOutput<typeof withdrawLimit>;

export const limitLevel = v.object({
  kycLevel: v.string(),
  vipLevel: v.string(),
  /** USDT, as is monthlyLimit. */
  dailyLimit: decimal,
  monthlyLimit: decimal,
});
export type LimitLevel = v.InferOutput<typeof limitLevel>;

const spent = [
  "withdraw.records",
  "withdraw.limit",
  "withdraw.limitLevels",
  "assets.overview",
  "records.frozen",
];

export const withdrawCalls = {
  "withdraw.coins": defineCall({
    eventCode: 70_147,
    method: "GET",
    path: "/v3/private/cht/asset-withdraw/withdraw/coin-chain",
    request: v.object({ coin: v.optional(coinCode) }),
    response: v.object({ rows: v.array(coinWithChains) }),
    cacheMs: 60_000,
  }),
  "withdraw.limit": defineCall({
    eventCode: 70_147,
    method: "GET",
    path: "/v3/private/cht/asset-withdraw/withdraw/limit-amount",
    request: v.object({ coin: coinCode, chain: v.optional(chainCode) }),
    response: withdrawLimit,
  }),
  "withdraw.limitLevels": defineCall({
    eventCode: 70_147,
    method: "GET",
    path: "/v3/private/cht/asset-risk/risk-limit/limit-amount-list",
    request: v.object({}),
    response: v.object({
      list: v.array(limitLevel),
      current: v.object({
        dailyLimit: decimal,
        dailyUsed: decimal,
        monthlyLimit: decimal,
        monthlyUsed: decimal,
        resetTime: secondsNumber,
      }),
    }),
  }),
  "withdraw.create": defineCall({
    eventCode: 70_148,
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/withdraw/create",
    request: v.object({
      coin: coinCode,
      /** Wanted unless it goes to a UID. */
      chain: v.optional(chainCode),
      /** The book's exact text, or a UID. */
      address: targetAddress,
      tag: v.optional(targetTag),
      amount,
      /** When the person confirmed, server time: an old one is refused. */
      timestamp: msNumber,
      /** 0 off-chain where possible, 1 on-chain, 2 to a UID. */
      forceChain: v.optional(v.picklist([0, 1, 2])),
      accountType: withdrawWallet,
      /** 0 the fee comes on top, 1 it is taken out of the amount. */
      feeType: v.optional(bit),
      /** JSON text of the travel rule's questionnaire. */
      questionnaire: v.optional(v.pipe(v.string(), v.maxLength(16_384))),
      transactionPurpose: v.optional(v.pipe(v.string(), v.minLength(20), v.maxLength(500))),
      ...proofs,
      requestId,
    }),
    response: v.object({ id }),
    extension: true,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.withdraw,
    invalidates: spent,
  }),
  "withdraw.cancel": defineCall({
    eventCode: 70_149,
    method: "POST",
    path: "/v3/private/cht/asset-withdraw/withdraw/cancel",
    request: v.object({ id, requestId }),
    /** 0 failed, 1 done. */
    response: v.object({ status: bit }),
    extension: true,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.withdrawCancel,
    invalidates: spent,
  }),
};
