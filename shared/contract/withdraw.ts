import * as v from "valibot";
import { coinChainsFault, withdrawTermsFault } from "../domain/catalogue-sanity.ts";
import { faultOf } from "../domain/list-sanity.ts";
import { limitFault, limitLevelsFault } from "../domain/withdraw-limit-sanity.ts";
import { withdrawWallet } from "./accounts.ts";
import { targetAddress, targetTag } from "./address-shapes.ts";
import { repeats, sameAmountWhereReported, sameOrNone, sameWhereReported } from "./binding.ts";
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
  integer,
  msNumber,
  openText,
  ownId,
  requestId,
  secondsNumber,
} from "./fields.ts";
import { verificationFields } from "./risk.ts";
import { beneficiary, questionnaireBytes } from "./travel-rule.ts";
import { withdrawStatus } from "./withdraw-records.ts";

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
  /** Our own, as is the next: what these figures are of. */
  coin: v.optional(v.string()),
  chain: v.optional(v.string()),
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

/** What started a stop of 24 hours. A later server's other cause is none that could be named. */
export const withdrawStopCause = openText(
  ["", "password", "contact", "authenticator", "fundPassword", "newAddressLock"],
  "",
);

const spent = [
  "withdraw.records",
  "withdraw.limit",
  "withdraw.limitLevels",
  "withdraw.limits",
  "withdraw.standing",
  "assets.overview",
  "assets.unifiedBalance",
  "transfer.balances",
  "convert.coins",
  "batch.list",
  "blockTrade.check",
  "records.frozen",
];

/** What is said of who gets it: one of them, by the law of the person's place. */
const receiverFields = {
  /** JSON text of the travel rule's questionnaire. */
  questionnaire: v.optional(v.pipe(v.string(), v.maxLength(questionnaireBytes))),
  /** The older form of it, which alone has the United Arab Emirates' fields. */
  beneficiary: v.optional(beneficiary),
};

/** Of letters and digits alone (F2i.4). */
const plainId = v.pipe(requestId, v.regex(/^[A-Za-z0-9]{8,32}$/));

const acts = {
  method: "POST",
  extension: true,
  money: true,
  signed: true,
  verified: true,
  invalidates: spent,
} as const;

export const withdrawCalls = {
  "withdraw.coins": defineCall({
    eventCode: 70_147,
    method: "GET",
    path: "/v3/private/cht/asset-withdraw/withdraw/coin-chain",
    request: v.object({ coin: v.optional(coinCode), ...ownId }),
    response: v.object({ rows: v.array(coinWithChains) }),
    // What it takes, and whether a memo is wanted.
    verified: true,
    binds: [repeats("rows[].coin", "coin")],
    sane: coinChainsFault,
  }),
  "withdraw.limit": defineCall({
    eventCode: 70_147,
    method: "GET",
    path: "/v3/private/cht/asset-withdraw/withdraw/limit-amount",
    request: v.object({ coin: coinCode, chain: v.optional(chainCode), ...ownId }),
    response: withdrawLimit,
    // The fee that the person agrees to is this one.
    verified: true,
    binds: sameWhereReported("coin", "chain"),
    sane: faultOf(withdrawTermsFault, limitFault),
  }),
  "withdraw.limitLevels": defineCall({
    eventCode: 70_147,
    method: "GET",
    path: "/v3/private/cht/asset-risk/risk-limit/limit-amount-list",
    request: v.object({ ...ownId }),
    response: v.object({
      list: v.array(limitLevel),
      current: v.object({
        dailyLimit: decimal,
        dailyUsed: decimal,
        monthlyLimit: decimal,
        monthlyUsed: decimal,
        resetTime: secondsNumber,
        /** Our own: what the person can raise their daily limit to by themselves; "" where to nothing. */
        raisableTo: v.optional(decimalOrEmpty, ""),
      }),
    }),
    // What is left of a day decides what a person sends, and what they leave.
    verified: true,
    sane: limitLevelsFault,
  }),
  /**
   * Raises one's own daily limit to that of the VIP level (F4e.3). A second copy means the same, and what came of it stands in the
   * limits themselves, so it needs no look-up. 700003: there is nothing to raise.
   */
  "withdraw.raiseLimit": defineCall({
    eventCode: 70_157,
    method: "POST",
    path: "/v3/private/cht/asset-risk/risk-limit/raise",
    request: v.object({ dailyLimit: amount, ...verificationFields, ...ownId }),
    /** The limit as it is now. */
    response: v.object({ dailyLimit: decimal }),
    extension: true,
    signed: true,
    changes: true,
    verified: true,
    definiteRefusals: definiteRefusals.raise,
    binds: [{ answer: "dailyLimit", request: "dailyLimit", as: "amount" }],
    invalidates: ["withdraw.limit", "withdraw.limitLevels", "withdraw.limits"],
  }),
  /** Whether this person may withdraw at all, before anything is typed. */
  "withdraw.standing": defineCall({
    eventCode: 70_147,
    method: "GET",
    path: "/v3/private/cht/asset-withdraw/withdraw/standing",
    request: v.object({ ...ownId }),
    response: v.object({
      /** 0, or the code that every withdrawal is refused with now: 131089 to 131092, 131084, 10024. */
      code: integer,
      /** When that expires; 0 where it does not. */
      until: secondsNumber,
      /** Of a stop of 24 hours (131089). */
      cause: withdrawStopCause,
    }),
    extension: true,
    verified: true,
  }),
  "withdraw.create": defineCall({
    eventCode: 70_148,
    path: "/v3/private/cht/asset-withdraw/withdraw/create",
    request: v.object({
      coin: coinCode,
      /** Wanted unless it goes to a UID. */
      chain: v.optional(chainCode),
      /** The book's exact text, or a UID. */
      address: targetAddress,
      tag: v.optional(targetTag),
      amount,
      /** Our own: the fee that the person agreed to. Another one by now is refused (131002). */
      fee: v.optional(amount),
      /** When the person confirmed, server time: an old one is refused. */
      timestamp: msNumber,
      /** 0 off-chain where possible, 1 on-chain, 2 to a UID. */
      forceChain: v.optional(v.picklist([0, 1, 2])),
      accountType: withdrawWallet,
      /** 0 the fee comes on top, 1 it is taken out of the amount. */
      feeType: v.optional(bit),
      ...receiverFields,
      transactionPurpose: v.optional(v.pipe(v.string(), v.minLength(20), v.maxLength(500))),
      ...verificationFields,
      requestId: plainId,
    }),
    /** All but the id is our own: what was taken, byte for byte. */
    response: v.object({
      id,
      coin: v.optional(v.string()),
      chain: v.optional(v.string()),
      address: v.optional(v.string()),
      tag: v.optional(v.string()),
      amount: v.optional(decimal),
      fee: v.optional(decimal),
      feeType: v.optional(bit),
      accountType: v.optional(v.string()),
      status: v.optional(withdrawStatus),
    }),
    ...acts,
    definiteRefusals: definiteRefusals.withdraw,
    binds: [
      ...sameWhereReported("coin", "address", "feeType", "accountType"),
      ...sameAmountWhereReported("amount", "fee"),
      ...sameOrNone("chain", "tag"),
    ],
  }),
  "withdraw.cancel": defineCall({
    eventCode: 70_149,
    path: "/v3/private/cht/asset-withdraw/withdraw/cancel",
    request: v.object({ id, requestId }),
    response: v.object({
      /** 0: it was too late. 1: it is cancelled, by this request or before. */
      status: bit,
      /** Our own: which one. */
      id: v.optional(id),
    }),
    ...acts,
    definiteRefusals: definiteRefusals.withdrawCancel,
    binds: sameWhereReported("id"),
  }),
  /** What was asked about a withdrawal that is held (MoreInformationRequired). */
  "withdraw.answer": defineCall({
    eventCode: 70_149,
    path: "/v3/private/cht/asset-withdraw/withdraw/submit-info",
    request: v.object({
      id,
      ...receiverFields,
      requestId,
    }),
    response: v.object({ id, status: withdrawStatus }),
    ...acts,
    definiteRefusals: definiteRefusals.withdrawAnswer,
    binds: sameWhereReported("id"),
  }),
};
