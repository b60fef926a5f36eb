import * as v from "valibot";
import { costsFault, figuresFault, subAccountsFault, taxYearsFault } from "../domain/tax-sanity.ts";
import { repeats, same } from "./binding.ts";
import { defineCall } from "./define.ts";
import {
  amount,
  coinCode,
  count,
  decimal,
  decimalOrEmpty,
  id,
  integer,
  numberedPage,
  openNumber,
  ownId,
  secondsNumber,
} from "./fields.ts";

/** The tax center: accounts and costs to declare (R1.13, R7.6, F2a.10, F6i.*). Its reports: tax-reports.ts. */

/** 0 no report due, 1 pending, 2 done; -1 for a later server's: that nothing is due is not said of it. */
const taxStatus = openNumber([0, 1, 2], -1);

/** Whose family a row is of: our own extension, the uid of the main account that asked. */
export const mainUid = id;

export const taxSubAccount = v.object({
  uid: id,
  username: v.string(),
  taxStatus,
  mainUid: v.optional(mainUid),
});
export type TaxSubAccount = v.InferOutput<typeof taxSubAccount>;

/** A calendar year in UTC. */
export const taxYear = v.pipe(integer, v.minValue(2009), v.maxValue(9999));

/** A deposit from outside whose cost is not known to the exchange (F4c.7). */
export const taxCost = v.object({
  uid: id,
  /** Of the deposit's record: what `depositHold.declareCost` names. */
  taxDepositRecordsId: id,
  coin: coinCode,
  amount,
  creditedTime: secondsNumber,
  /** 1 over a chain, 2 from another user. */
  recordType: openNumber([1, 2], 1),
  /** Of the day that it came, which is used until a cost is declared; in the overview's currency. "" without a price. */
  assumedCost: decimalOrEmpty,
});
export type TaxCost = v.InferOutput<typeof taxCost>;

export const taxExtension = { extension: true, verified: true } as const;

export const taxCalls = {
  "tax.subAccounts": defineCall({
    eventCode: 70_163,
    method: "GET",
    path: "user/private/search-subaccount-tax",
    /** The keyword is a part of the uid or the name. */
    request: v.object({
      keyword: v.optional(v.string()),
      mainUid: v.optional(mainUid),
      ...numberedPage,
      ...ownId,
    }),
    response: v.object({ total: count, list: v.array(taxSubAccount) }),
    // Whose reports are made, and whether they are.
    verified: true,
    binds: [{ ...repeats("list[].mainUid", "mainUid"), optional: true }],
    sane: subAccountsFault,
  }),
  /** What the tax center stands on. */
  "tax.overview": defineCall({
    eventCode: 70_163,
    method: "GET",
    path: "v3/private/cht/asset-file-core/tax/overview",
    request: v.object({ mainUid, ...ownId }),
    response: v.object({
      mainUid,
      /** Of the main account. */
      taxStatus,
      /** The calendar year that each `taxStatus` is about: the last one that is over. */
      statusYear: taxYear,
      /** In which reports are computed; "" while no tax residence is declared. */
      currency: v.string(),
      /** Whether its residence asks what deposits had cost. */
      declaresCosts: v.boolean(),
      /** Calendar years that reports can be made of, the running one first. */
      years: v.array(taxYear),
      kinds: v.array(v.string()),
      formats: v.array(v.string()),
      monthlyQuota: count,
      monthlyUsed: count,
      fileTtlDays: count,
      subAccounts: count,
    }),
    ...taxExtension,
    binds: same("mainUid"),
    sane: taxYearsFault,
  }),
  /** What one account's year comes to, so far where it is not over. */
  "tax.figures": defineCall({
    eventCode: 70_163,
    method: "GET",
    path: "v3/private/cht/asset-file-core/tax/figures",
    request: v.object({ mainUid, uid: id, year: taxYear, ...ownId }),
    response: v.object({
      mainUid,
      uid: id,
      year: taxYear,
      currency: v.string(),
      proceeds: decimal,
      cost: decimal,
      /** Proceeds - cost. */
      gain: decimal,
      /** Interest, bonuses and airdrops at the value of their day. */
      income: decimal,
      disposals: count,
      /** Of the disposals and of what came as income, those in no sum: a price of their day is missing (F6i.10). */
      unpriced: count,
    }),
    ...taxExtension,
    binds: same("mainUid", "uid", "year"),
    sane: figuresFault,
  }),
  /** Deposits whose cost is to be declared, the newest first. */
  "tax.costs": defineCall({
    eventCode: 70_163,
    method: "GET",
    path: "v3/private/cht/asset-file-core/tax/costs",
    request: v.object({ uid: id, ...numberedPage, ...ownId }),
    response: v.object({ total: count, currency: v.string(), list: v.array(taxCost) }),
    ...taxExtension,
    // Somebody declares an amount of money for what is said to have come.
    binds: [repeats("list[].uid", "uid")],
    sane: costsFault,
  }),
};
