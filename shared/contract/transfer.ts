import * as v from "valibot";
import { accountType } from "./accounts.ts";
import { same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import {
  amount,
  coinCode,
  cursorPage,
  decimal,
  id,
  msText,
  nextPageCursor,
  openText,
  requestId,
  timeWindow,
} from "./fields.ts";

/** Between own accounts and between main and sub-accounts (R7.19, F2c.6, F2i.7). */

/** STATUS_UNKNOWN: look the transfer up by its id. */
export const transferStatus = openText(["SUCCESS", "PENDING", "FAILED", "STATUS_UNKNOWN"], "STATUS_UNKNOWN");
export type TransferStatus = v.InferOutput<typeof transferStatus>;

export const transferRecord = v.object({
  transferId: id,
  coin: v.string(),
  amount: decimal,
  fromMemberId: v.string(),
  toMemberId: v.string(),
  fromAccountType: v.string(),
  toAccountType: v.string(),
  timestamp: msText,
  status: transferStatus,
});
export type TransferRecord = v.InferOutput<typeof transferRecord>;

export const transferPair = v.object({
  fromAccountType: v.string(),
  toAccountType: v.string(),
  coins: v.array(v.string()),
});
export type TransferPair = v.InferOutput<typeof transferPair>;

const order = {
  /** A UUID the page makes; the record is found by it. */
  transferId: v.pipe(v.string(), v.uuid()),
  coin: coinCode,
  amount,
  fromAccountType: accountType,
  toAccountType: accountType,
  requestId,
};

/** The only ids that travel as numbers (F0.3). */
const memberNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

const taken = v.object({ transferId: id, status: transferStatus });

const movedBalances = ["transfer.list", "assets.overview", "assets.unifiedBalance", "convert.coins"];

export const transferCalls = {
  "transfer.list": defineCall({
    eventCode: 70_143,
    method: "GET",
    path: "/v3/private/asset/universal/transfer/list",
    request: v.object({
      transferId: v.optional(id),
      coin: v.optional(coinCode),
      status: v.optional(v.picklist(["SUCCESS", "FAILED", "PENDING"])),
      /** At most 7 days; the last 7 by default. */
      ...timeWindow,
      ...cursorPage,
    }),
    response: v.object({ list: v.array(transferRecord), nextPageCursor }),
  }),
  "transfer.accountTypes": defineCall({
    eventCode: 70_143,
    method: "GET",
    path: "/v3/private/asset/universal-transfer/account-types",
    /** Comma list of at most 200. */
    request: v.object({ memberIds: v.optional(v.string()) }),
    response: v.object({
      accounts: v.array(v.object({ uid: id, accountType: v.array(v.string()) })),
      pairs: v.array(transferPair),
    }),
    cacheMs: 60_000,
  }),
  "transfer.inter": defineCall({
    eventCode: 70_144,
    method: "POST",
    path: "/v3/private/asset/inter-transfer",
    request: v.object(order),
    response: taken,
    extension: true,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.transfer,
    binds: same("transferId"),
    invalidates: movedBalances,
  }),
  "transfer.universal": defineCall({
    eventCode: 70_145,
    method: "POST",
    path: "/v3/private/asset/universal/transfer",
    /** The two members differ. */
    request: v.object({ ...order, fromMemberId: memberNumber, toMemberId: memberNumber }),
    response: taken,
    extension: true,
    money: true,
    signed: true,
    verified: true,
    definiteRefusals: definiteRefusals.transfer,
    binds: same("transferId"),
    invalidates: movedBalances,
  }),
};
