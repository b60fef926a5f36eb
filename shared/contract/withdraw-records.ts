import * as v from "valibot";
import { faultOf, listFault, matchFault } from "../domain/list-sanity.ts";
import { sentFault } from "../domain/withdraw-sanity.ts";
import { type Bind, repeats } from "./binding.ts";
import { defineCall } from "./define.ts";
import {
  bit,
  coinCode,
  cursorPage,
  decimal,
  decimalOrEmpty,
  id,
  integer,
  msText,
  msTextOrEmpty,
  nextPageCursor,
  openText,
  ownId,
  requestId,
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
  /** What arrives: the fee is not in it. */
  amount: decimal,
  withdrawFee: decimalOrEmpty,
  status: withdrawStatus,
  /** A UID when it stays here. */
  toAddress: v.string(),
  tag: v.string(),
  createTime: msText,
  updateTime: msText,
  /** In the coin; "" for none. */
  tax: v.optional(decimalOrEmpty, ""),
  taxRate: v.optional(v.string(), ""),
  taxType: v.optional(v.string(), ""),
  /** Our own from here on. The request that it came of. */
  requestId: v.optional(v.string(), ""),
  /** Amount and fee together, and the wallets that they were taken from. */
  debited: v.optional(decimalOrEmpty, ""),
  accountType: v.optional(v.string(), ""),
  /** On top of the block that it is in, and how many it takes; "" off-chain. */
  confirmations: v.optional(v.string(), ""),
  requiredConfirmations: v.optional(v.string(), ""),
  /** When the network received it: nobody can call it back since. "" until then. */
  broadcastAt: v.optional(msTextOrEmpty, ""),
  /** When it came to its end; "" until then. */
  endedAt: v.optional(msTextOrEmpty, ""),
  /** Whether it can be cancelled now; where nobody says, `canCancel` does. */
  cancellable: v.optional(v.boolean()),
  /** Why it was refused or failed, by the table of errors; 0 without a reason. */
  failCode: v.optional(integer, 0),
  /** Of a withdrawal within the exchange: the masked name of who gets it. */
  toName: v.optional(v.string(), ""),
});
export type WithdrawRecord = v.InferOutput<typeof withdrawRecord>;

const ofRequest: Bind = { answer: "rows[].requestId", request: "createdBy", as: "text", optional: true };

export const withdrawRecordCalls = {
  "withdraw.records": defineCall({
    eventCode: 70_150,
    method: "GET",
    path: "/v3/private/cht/asset-withdraw/withdraw/records",
    request: v.object({
      withdrawID: v.optional(id),
      /** Without a window at any time, as of deposits. */
      txID: v.optional(v.string()),
      coin: v.optional(coinCode),
      /** 0 on-chain, 1 off-chain, 2 all. */
      withdrawType: v.optional(v.picklist([0, 1, 2])),
      /** Our own: one state alone. */
      status: v.optional(v.string()),
      /** Our own: what came of the request with this id. It and `withdrawID` win over every other filter. */
      createdBy: v.optional(requestId),
      /** Narrower than 30 days. */
      ...timeWindow,
      ...cursorPage,
      ...ownId,
    }),
    response: v.object({ rows: v.array(withdrawRecord), nextPageCursor }),
    extension: true,
    // What it says of a withdrawal is its outcome.
    verified: true,
    binds: [
      repeats("rows[].withdrawId", "withdrawID"),
      repeats("rows[].txID", "txID"),
      repeats("rows[].coin", "coin"),
      repeats("rows[].status", "status"),
      ofRequest,
    ],
    sane: faultOf(
      listFault({
        rows: "rows",
        id: "withdrawId",
        times: ["createTime"],
        since: ["updateTime", "broadcastAt", "endedAt"],
        byId: ["withdrawID", "createdBy"],
      }),
      matchFault({ rows: "rows", parameter: "withdrawType", fields: ["withdrawType"], all: 2 }),
      sentFault,
    ),
  }),
};
