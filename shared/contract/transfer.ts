import * as v from "valibot";
import { movableFault } from "../domain/balance-sanity.ts";
import { faultOf, listFault, matchFault } from "../domain/list-sanity.ts";
import { membersFault, recipientFault } from "../domain/recipient-sanity.ts";
import { transfersFault } from "../domain/transfer-sanity.ts";
import { accountType } from "./accounts.ts";
import { internalTarget, targetAddress } from "./address-shapes.ts";
import { type Bind, repeats, same, sameAmountWhereReported, sameWhereReported } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import {
  accuracy,
  amount,
  coinCode,
  count,
  cursorPage,
  decimal,
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

/** Between own accounts, main and sub-accounts, and to other users (R1.11, R7.19, F2c.6, F2i.7). */

/** STATUS_UNKNOWN: look the transfer up by its id. */
export const transferStatus = openText(["SUCCESS", "PENDING", "FAILED", "STATUS_UNKNOWN"], "STATUS_UNKNOWN");
export type TransferStatus = v.InferOutput<typeof transferStatus>;

export const transferRecord = v.object({
  transferId: id,
  coin: v.string(),
  amount,
  fromMemberId: v.string(),
  toMemberId: v.string(),
  fromAccountType: v.string(),
  toAccountType: v.string(),
  timestamp: msText,
  status: transferStatus,
  /** Our own: when it ended, and why it failed; 0 without a reason. */
  endedAt: v.optional(msTextOrEmpty, ""),
  failCode: v.optional(integer, 0),
  /** Our own: the masked name of another user it went to or came from. */
  otherName: v.optional(v.string(), ""),
});
export type TransferRecord = v.InferOutput<typeof transferRecord>;

export const transferPair = v.object({
  fromAccountType: v.string(),
  toAccountType: v.string(),
  coins: v.array(v.string()),
});
export type TransferPair = v.InferOutput<typeof transferPair>;

/** A member with the account types that it has; none where it is not set up for transfers. */
export const transferMember = v.object({
  uid: id,
  accountType: v.array(v.string()),
  /** Our own: what its owner calls it; "" for the main account. */
  name: v.optional(v.string(), ""),
});
export type TransferMember = v.InferOutput<typeof transferMember>;

export const transferBalance = v.object({
  coin: coinCode,
  fullName: v.string(),
  icon: v.string(),
  /** Decimals of an amount. */
  accuracyLength: accuracy,
  walletBalance: decimal,
  /** What of it can be moved now. */
  transferBalance: decimal,
  /** In USDT, to sort by. */
  uBalance: decimal,
});
export type TransferBalance = v.InferOutput<typeof transferBalance>;

const order = {
  /** A UUID the page makes; the record is found by it. */
  transferId: v.pipe(v.string(), v.uuid()),
  coin: coinCode,
  amount,
  fromAccountType: accountType,
  requestId,
};

/** The only ids that travel as numbers (F0.3): one that is rounded would be another member. */
const memberNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

/** What a host may repeat of the order: compared where it does. */
const echoed = {
  coin: v.optional(v.string()),
  amount: v.optional(decimal),
  fromAccountType: v.optional(v.string()),
  toAccountType: v.optional(v.string()),
};
const taken = { transferId: id, status: transferStatus, ...echoed };

/** Of every order, with where it goes to. */
const orderWhereReported = (...to: readonly string[]): Bind[] => [
  ...sameWhereReported("coin", "fromAccountType", ...to),
  ...sameAmountWhereReported("amount"),
];

const movedBalances = [
  "transfer.list",
  "transfer.balances",
  "assets.overview",
  "assets.unifiedBalance",
  "convert.coins",
];

const moves = {
  method: "POST",
  extension: true,
  money: true,
  signed: true,
  verified: true,
  definiteRefusals: definiteRefusals.transfer,
  invalidates: movedBalances,
} as const;

export const transferCalls = {
  "transfer.list": defineCall({
    eventCode: 70_143,
    method: "GET",
    path: "/v3/private/asset/universal/transfer/list",
    request: v.object({
      transferId: v.optional(id),
      coin: v.optional(coinCode),
      status: v.optional(v.picklist(["SUCCESS", "FAILED", "PENDING"])),
      /** Our own: one end of it is this member. */
      memberId: v.optional(id),
      /** At most 7 days; the last 7 by default. */
      ...timeWindow,
      ...cursorPage,
      ...ownId,
    }),
    /** `total` is our own. */
    response: v.object({ list: v.array(transferRecord), nextPageCursor, total: v.optional(count) }),
    // What it says of a transfer is its outcome.
    verified: true,
    binds: [
      repeats("list[].transferId", "transferId"),
      repeats("list[].coin", "coin"),
      repeats("list[].status", "status"),
    ],
    sane: faultOf(
      listFault({
        rows: "list",
        id: "transferId",
        times: ["timestamp"],
        since: ["endedAt"],
        byId: ["transferId"],
      }),
      matchFault({ rows: "list", parameter: "memberId", fields: ["fromMemberId", "toMemberId"] }),
      transfersFault,
    ),
  }),
  "transfer.accountTypes": defineCall({
    eventCode: 70_143,
    method: "GET",
    path: "/v3/private/asset/universal-transfer/account-types",
    /** Comma list of at most 200. */
    request: v.object({ memberIds: v.optional(v.string()), ...ownId }),
    /** The person's own member may stand anywhere among them: `member.info` says which it is. */
    response: v.object({ accounts: v.array(transferMember), pairs: v.array(transferPair) }),
    // What it calls a member decides whom money goes to.
    verified: true,
    sane: membersFault,
  }),
  "transfer.balances": defineCall({
    eventCode: 70_143,
    method: "GET",
    path: "/v3/private/asset/transfer/query-account-coins-balance",
    request: v.object({ memberId: v.optional(id), accountType, ...ownId }),
    response: v.object({ memberId: v.string(), accountType: v.string(), balance: v.array(transferBalance) }),
    extension: true,
    // Long enough for page and worker to share one answer: balances move elsewhere too.
    cacheMs: 3_000,
    verified: true,
    binds: same("memberId", "accountType"),
    sane: movableFault,
  }),
  /** Who an address of a person here belongs to, before money goes there. Signed: the answer decides who gets it. */
  "transfer.recipient": defineCall({
    eventCode: 70_144,
    method: "POST",
    path: "/v3/private/asset/internal-transfer/recipient",
    request: v.object({ internalType: internalTarget, address: targetAddress, ...ownId }),
    response: v.object({
      valid: v.boolean(),
      internalType: internalTarget,
      address: targetAddress,
      uid: v.string(),
      maskedName: v.string(),
      /** 0, or 131075 to 131079: yourself, a sub-account, nobody, not eligible, not identified. */
      code: integer,
    }),
    extension: true,
    verified: true,
    binds: same("internalType", "address"),
    sane: recipientFault,
  }),
  "transfer.inter": defineCall({
    eventCode: 70_144,
    path: "/v3/private/asset/inter-transfer",
    request: v.object({ ...order, toAccountType: accountType }),
    response: v.object(taken),
    ...moves,
    binds: [...same("transferId"), ...orderWhereReported("toAccountType")],
  }),
  "transfer.universal": defineCall({
    eventCode: 70_145,
    path: "/v3/private/asset/universal/transfer",
    /** The two members differ. */
    request: v.object({
      ...order,
      toAccountType: accountType,
      fromMemberId: memberNumber,
      toMemberId: memberNumber,
    }),
    response: v.object({
      ...taken,
      fromMemberId: v.optional(memberNumber),
      toMemberId: v.optional(memberNumber),
    }),
    ...moves,
    binds: [...same("transferId"), ...orderWhereReported("toAccountType", "fromMemberId", "toMemberId")],
  }),
  /** To another person's funding account, by the UID that `transfer.recipient` named. */
  "transfer.toUser": defineCall({
    eventCode: 70_145,
    path: "/v3/private/asset/internal-transfer",
    request: v.object({ ...order, toUid: id }),
    response: v.object({ ...taken, toUid: v.optional(id) }),
    ...moves,
    binds: [...same("transferId"), ...orderWhereReported("toUid")],
  }),
};
