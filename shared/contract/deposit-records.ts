import * as v from "valibot";
import { isAtStatus } from "../domain/deposit-asked.ts";
import { depositsFault } from "../domain/deposit-sanity.ts";
import { askedFault, faultOf, listFault, matchFault } from "../domain/list-sanity.ts";
import { repeats } from "./binding.ts";
import { defineCall } from "./define.ts";
import {
  amount,
  coinCode,
  cursorPage,
  decimalOrEmpty,
  id,
  integer,
  msTextOrEmpty,
  nextPageCursor,
  openNumber,
  openText,
  ownId,
  secondsText,
  timeWindow,
} from "./fields.ts";

/** What came in: on-chain, from another user, and fiat, in one list (R7.15, F1.8, F2c.3, F4c.5-F4c.7). */

/**
 * 0 unknown, 1 to be confirmed, 2 processing, 3 success, 4 failed, 7 chain rolled back,
 * 70011 rolled back and deducted, 70012 reviewed and kept, 70013 by hand, 10011 and 10012 on the way through the pool.
 */
export const depositStatus = openNumber([0, 1, 2, 3, 4, 7, 70011, 70012, 70013, 10011, 10012], 0);

/** Less than nothing is no fee: it would be shown as one that was paid out. */
const depositFee = v.pipe(v.string(), v.regex(/^(\d{1,40}(\.\d{1,40})?)?$/));

/** "0" normal, "10" over the daily limit, "20" documents needed, "50" blocked, to be returned. */
export const depositType = openText(["0", "10", "20", "50"], "0");

const taxFields = {
  /** Austria: 0 none, 1 cost basis to be declared, 2 done. */
  taxStatus: v.optional(integer, 0),
  taxDepositRecordsId: v.optional(v.string(), ""),
};

export const chainDeposit = v.object({
  recordType: v.literal(1),
  id,
  coin: v.string(),
  chain: v.string(),
  amount,
  txID: v.string(),
  status: depositStatus,
  toAddress: v.string(),
  tag: v.string(),
  depositFee,
  /** "" until credited. */
  successAt: msTextOrEmpty,
  confirmations: v.string(),
  requiredConfirmations: v.optional(v.string(), ""),
  /** Until it may be withdrawn. */
  safeConfirmations: v.optional(v.string(), ""),
  /** When it was first seen in a block. */
  createdTime: v.optional(msTextOrEmpty, ""),
  /** When it could first be withdrawn; "" until then. */
  unlockedAt: v.optional(msTextOrEmpty, ""),
  /** When it came to an end other than being credited; "" otherwise. */
  endedAt: v.optional(msTextOrEmpty, ""),
  txIndex: v.string(),
  blockHash: v.string(),
  batchReleaseLimit: decimalOrEmpty,
  depositType,
  /** "" when the chain does not report one sender. */
  fromAddress: v.string(),
  /** 0 approved, 1 data wanted, 2 pending, 3 refused. */
  travelRuleStatus: v.optional(integer, 0),
  ...taxFields,
});
export type ChainDeposit = v.InferOutput<typeof chainDeposit>;

export const internalDeposit = v.object({
  recordType: v.literal(2),
  id,
  type: v.literal(1),
  coin: v.string(),
  amount,
  /** 1 processing, 2 success, 3 failed: not the numbers of the on-chain ones. */
  status: openNumber([1, 2, 3], 1),
  /** Masked mail or phone of the sender. */
  address: v.string(),
  fromMemberId: v.string(),
  createdTime: secondsText,
  txID: v.string(),
  /** Turkey: 0 none, 1 to collect, 2 collected, 3 completed. */
  complianceStatus: v.optional(integer, 0),
  ...taxFields,
});

export const fiatDeposit = v.object({
  recordType: v.literal(3),
  id,
  /** The currency. */
  coin: v.string(),
  amount,
  status: depositStatus,
  paymentMethod: v.string(),
  depositFee,
  successAt: msTextOrEmpty,
});

export const depositRecord = v.variant("recordType", [chainDeposit, internalDeposit, fiatDeposit]);
export type DepositRecord = v.InferOutput<typeof depositRecord>;

export const depositRecordCalls = {
  "deposit.records": defineCall({
    eventCode: 70_140,
    method: "GET",
    path: "/v3/private/cht/asset-deposit/deposit/aggregate-records",
    request: v.object({
      /** 0 all, else as the row's. */
      recordType: v.optional(v.picklist([0, 1, 2, 3])),
      coin: v.optional(coinCode),
      /** Without a window it is looked for at any time; a host that has the default window then finds it with its days. */
      txID: v.optional(v.string()),
      /** Wins over the other filters. */
      id: v.optional(id),
      /** As of {@link depositStatus}, of deposits from other users too. */
      status: v.optional(integer),
      /** Narrower than 30 days, compared by the second; the last 30 days by default. */
      ...timeWindow,
      ...cursorPage,
      ...ownId,
    }),
    response: v.object({ rows: v.array(depositRecord), nextPageCursor }),
    // Somebody may hand something over because coins are said to be there.
    verified: true,
    binds: [repeats("rows[].coin", "coin"), repeats("rows[].id", "id"), repeats("rows[].txID", "txID")],
    sane: faultOf(
      listFault({
        rows: "rows",
        id: "id",
        times: ["createdTime", "successAt"],
        since: ["endedAt", "unlockedAt"],
        byId: ["id"],
      }),
      matchFault({ rows: "rows", parameter: "recordType", fields: ["recordType"], all: 0 }),
      askedFault({
        rows: "rows",
        parameter: "status",
        field: "status",
        isOf: (row, wanted, { id: one }) => one !== undefined || isAtStatus(row, wanted),
      }),
      depositsFault,
    ),
  }),
};
