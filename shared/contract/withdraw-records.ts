import * as v from "valibot";
import { defineCall } from "./define.ts";
import {
  bit,
  coinCode,
  cursorPage,
  decimal,
  decimalOrEmpty,
  id,
  msText,
  nextPageCursor,
  openText,
  timeWindow,
} from "./fields.ts";

/** What went out (F1.10, F2i.5, F4c.8). */

/** Spelled as the server spells it: `success` alone is lower case. */
export const withdrawStatus = openText(
  [
    "SecurityCheck",
    "Pending",
    "success",
    "CancelByUser",
    "Reject",
    "Fail",
    "BlockchainConfirmed",
    "MoreInformationRequired",
    "Unknown",
  ],
  "Unknown",
);
export type WithdrawStatus = v.InferOutput<typeof withdrawStatus>;

export const withdrawRecord = v.object({
  withdrawId: id,
  /** "" until sent, and when it failed. */
  txID: v.string(),
  /** 0 on-chain, 1 off-chain. */
  withdrawType: bit,
  coin: v.string(),
  chain: v.string(),
  amount: decimal,
  withdrawFee: decimalOrEmpty,
  status: withdrawStatus,
  /** A UID when it stays here. */
  toAddress: v.string(),
  tag: v.string(),
  createTime: msText,
  updateTime: msText,
  tax: v.optional(v.string(), ""),
  taxRate: v.optional(v.string(), ""),
  taxType: v.optional(v.string(), ""),
});
export type WithdrawRecord = v.InferOutput<typeof withdrawRecord>;

export const withdrawRecordCalls = {
  "withdraw.records": defineCall({
    eventCode: 70_150,
    method: "GET",
    path: "/v3/private/cht/asset-withdraw/withdraw/records",
    request: v.object({
      withdrawID: v.optional(id),
      txID: v.optional(v.string()),
      coin: v.optional(coinCode),
      /** 0 on-chain, 1 off-chain, 2 all. */
      withdrawType: v.optional(v.picklist([0, 1, 2])),
      /** Narrower than 30 days. */
      ...timeWindow,
      ...cursorPage,
    }),
    response: v.object({ rows: v.array(withdrawRecord), nextPageCursor }),
    extension: true,
  }),
};
