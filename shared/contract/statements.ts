import * as v from "valibot";
import { same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { count, id, numberedPage, openText, ownId, secondsNumber } from "./fields.ts";
import { verificationFields } from "./risk.ts";
import { statementConfigFault, statementListFault, statementUrlFault } from "./statement-sanity.ts";

/** Statement files: requested, made in the background, downloaded (R7.24, F2e.*, F4f.2, F6g.*). */

/** The kinds of R2.12 and those of the accounts themselves. */
export const statementKind = v.picklist([
  "DERIVATIVES",
  "CONTRACT",
  "USDC",
  "COPY_TRADING",
  "TRADING_TOOLS",
  "SAVINGS",
  "PRE_UPGRADE",
  "ETP",
  "USDT",
  "PERSONAL_INFO",
  "FUNDING",
  "SPOT",
  "UNIFIED",
  "DEPOSIT",
  "WITHDRAW",
  "CONVERT",
  "ACCOUNT_STATEMENT",
  "INDIA_TAX",
]);
export type StatementKind = v.InferOutput<typeof statementKind>;

export const statementFormat = v.picklist(["CSV", "XLSX", "PDF"]);
export type StatementFormat = v.InferOutput<typeof statementFormat>;

/** "-1" failed, "0" queued, "1" processing, "2" ready, "3" expired. A later server's state shows as processing. */
export const statementStatus = openText(["-1", "0", "1", "2", "3"], "unknown");

export const statementRule = v.object({
  /** Text, since a site may have kinds that this page does not know and leaves out. */
  kind: v.string(),
  enabled: v.boolean(),
  maxRangeDays: count,
  formats: v.array(v.string()),
  accounts: v.array(v.string()),
});
export type StatementRule = v.InferOutput<typeof statementRule>;

export const statementFile = v.object({
  queryId: id,
  kind: v.string(),
  format: v.string(),
  fileName: v.string(),
  startTime: secondsNumber,
  endTime: secondsNumber,
  createdTime: secondsNumber,
  /** 0 until it is made. */
  expireTime: secondsNumber,
  status: statementStatus,
  /** Bytes, 0 until it is made. */
  fileSize: count,
  /** Our own: of the order that it was requested by, "" where that had none. */
  requestId: v.optional(v.string()),
  /** Our own, each absent where it is not narrowed by it: the account, coin or sub-account it is of alone, the currency of its values. */
  accountType: v.optional(v.string()),
  coin: v.optional(v.string()),
  subUid: v.optional(id),
  valuationCurrency: v.optional(v.string()),
});
export type StatementFile = v.InferOutput<typeof statementFile>;

const taken = v.object({ queryId: id });

/** Kinds that require it. */
export const guardedKinds: readonly StatementKind[] = ["PERSONAL_INFO"];

export const statementCalls = {
  "statements.config": defineCall({
    eventCode: 70_162,
    method: "POST",
    path: "/v3/private/cht/asset-file-core/export/config",
    request: v.object({ siteId: v.optional(v.string()) }),
    response: v.object({
      kinds: v.array(statementRule),
      monthlyQuota: count,
      monthlyUsed: count,
      fileTtlDays: count,
    }),
    sane: statementConfigFault,
  }),
  /** The same `requestId` again is the same statement: 10014 when it requests something else. */
  "statements.create": defineCall({
    eventCode: 70_161,
    method: "POST",
    path: "/v3/private/cht/asset-file-core/export/create",
    request: v.object({
      kind: statementKind,
      /** Whole days in UTC: the start belongs to it, the end does not. */
      startTime: secondsNumber,
      endTime: secondsNumber,
      accountType: v.optional(v.string()),
      coin: v.optional(v.string()),
      subUid: v.optional(id),
      format: statementFormat,
      /** IANA name, for the times in the file. */
      timezone: v.optional(v.string()),
      /** Our own from here on. Of the words in the file. */
      language: v.optional(v.string()),
      ...verificationFields,
      ...ownId,
    }),
    response: v.object({ queryId: id, status: statementStatus }),
    // Who did not receive it sends it again under its id, and must know that there is one.
    changes: true,
    verified: true,
    definiteRefusals: definiteRefusals.statement,
    invalidates: ["statements.list", "statements.config"],
  }),
  /** The signed certificate of balances on one day. */
  "statements.createAccount": defineCall({
    eventCode: 70_161,
    method: "POST",
    path: "/v3/private/cht/asset-file-core/export/create/account-statement",
    request: v.object({
      date: secondsNumber,
      valuationCurrency: v.string(),
      language: v.string(),
      /** Our own, as the `requestId`: for the time at which it was made. */
      timezone: v.optional(v.string()),
      ...ownId,
    }),
    response: taken,
    changes: true,
    verified: true,
    definiteRefusals: definiteRefusals.statement,
    invalidates: ["statements.list", "statements.config"],
  }),
  "statements.createIndiaTax": defineCall({
    eventCode: 70_161,
    method: "POST",
    path: "/v3/private/cht/asset-file-core/export/create/india-tax-statement",
    request: v.object({
      /** "2025-2026". */
      financialYear: v.pipe(v.string(), v.regex(/^\d{4}-\d{4}$/)),
      subUids: v.optional(v.array(id)),
      /** Our own, as the `requestId`. */
      language: v.optional(v.string()),
      ...ownId,
    }),
    response: taken,
    changes: true,
    verified: true,
    definiteRefusals: definiteRefusals.statement,
    invalidates: ["statements.list", "statements.config"],
  }),
  "statements.list": defineCall({
    eventCode: 70_162,
    method: "POST",
    path: "/v3/private/cht/asset-file-core/export/list",
    request: v.object({ ...numberedPage, ...ownId }),
    response: v.object({ total: count, list: v.array(statementFile) }),
    verified: true,
    sane: statementListFault,
  }),
  "statements.url": defineCall({
    eventCode: 70_162,
    method: "POST",
    path: "/v3/private/cht/asset-file-core/export/url",
    request: v.object({ queryId: id, ...ownId }),
    /** Large ones come in parts. The last is our own. */
    response: v.object({ urls: v.array(v.string()), expireTime: secondsNumber, queryId: v.optional(id) }),
    // A file that a person trusts is behind it.
    verified: true,
    binds: same("queryId").map((bind) => ({ ...bind, optional: true })),
    sane: statementUrlFault,
  }),
};
