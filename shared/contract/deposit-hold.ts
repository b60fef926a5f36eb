import * as v from "valibot";
import { same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { amount, coinCode, id, openNumber, requestId } from "./fields.ts";

/** What a person does about a deposit beside answering who sent it: sends it back, declares what it cost (F4c.6, F4c.7). */

const acts = {
  method: "POST",
  extension: true,
  money: true,
  signed: true,
  verified: true,
  definiteRefusals: definiteRefusals.travelRule,
  invalidates: [
    "deposit.records",
    "assets.overview",
    "assets.unifiedBalance",
    "transfer.balances",
    "convert.coins",
  ],
} as const;

export const depositHoldCalls = {
  /** A blocked deposit goes back to the address that it came from. */
  "depositHold.return": defineCall({
    eventCode: 70_142,
    path: "/v3/private/cht/asset-deposit/deposit/return",
    request: v.object({ depositId: id, requestId }),
    response: v.object({
      depositId: id,
      /** 4 returned, 2 on its way there; 0 in place of a number that says neither. */
      status: openNumber([2, 4], 0),
    }),
    ...acts,
    binds: same("depositId"),
  }),
  /** Austria: what the coins had cost, for the tax on them. */
  "depositHold.declareCost": defineCall({
    eventCode: 70_142,
    path: "/v3/private/cht/asset-deposit/tax/declare-cost",
    request: v.object({
      /** Of the record. */
      taxDepositRecordsId: id,
      /** What was paid for all of it, in `currency`. */
      cost: amount,
      currency: coinCode,
      /** The day it was bought, YYYY-MM-DD. */
      acquiredOn: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
      requestId,
    }),
    response: v.object({
      taxDepositRecordsId: id,
      /** 0 none, 1 pending, 2 done. */
      taxStatus: openNumber([0, 1, 2], 1),
    }),
    ...acts,
    invalidates: [...acts.invalidates, "tax.costs", "tax.figures", "tax.overview", "tax.subAccounts"],
    binds: same("taxDepositRecordsId"),
  }),
};
