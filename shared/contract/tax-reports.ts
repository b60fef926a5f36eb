import * as v from "valibot";
import { reportsFault, reportUrlFault, takenFault } from "../domain/tax-sanity.ts";
import { repeats, same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { definiteRefusals } from "./definite-refusals.ts";
import { count, decimal, id, numberedPage, ownId, requestId, secondsNumber } from "./fields.ts";
import { statementFormat, statementStatus } from "./statements.ts";
import { mainUid, taxExtension, taxYear } from "./tax.ts";
import { taxReportKinds } from "./tax-report-kinds.ts";

/** Reports of the tax center (F6i.7-F6i.9): files that are made as statements are. */

/** What a report comes to, in `currency`; gain = proceeds - cost. */
const taxFigures = v.object({
  currency: v.string(),
  proceeds: decimal,
  cost: decimal,
  gain: decimal,
  /** Rows that are in no sum, since a price of their day is missing. */
  unpriced: count,
});

const taxReport = v.object({
  queryId: id,
  mainUid,
  /** Of the account that it is about, its name "" for the main account. */
  uid: id,
  username: v.string(),
  /** Text, since a site may have kinds that this page does not know. */
  kind: v.string(),
  year: taxYear,
  format: v.string(),
  status: statementStatus,
  /** Files that it comes in, 0 until it is made. */
  parts: count,
  /** Bytes of all of them, 0 until it is made. */
  fileSize: count,
  createdTime: secondsNumber,
  /** 0 until it is made. */
  expireTime: secondsNumber,
  /** Of the request that it was requested with. */
  batchId: v.string(),
  /** Of a profit and loss report that is made; null of any other. */
  figures: v.nullable(taxFigures),
});

export type TaxReport = v.InferOutput<typeof taxReport>;

export const taxReportCalls = {
  /** One report for each account, all of them or none. The same id and body has the same answer. */
  "taxReports.create": defineCall({
    eventCode: 70_163,
    method: "POST",
    path: "v3/private/cht/asset-file-core/tax/create",
    request: v.object({
      uids: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)),
      kind: v.picklist(taxReportKinds),
      year: taxYear,
      format: statementFormat,
      /** IANA name, for the times in the files. */
      timezone: v.optional(v.string()),
      /** Of the words in the files. */
      language: v.optional(v.string()),
      requestId,
    }),
    response: v.object({ requestId, list: v.array(v.object({ uid: id, queryId: id })) }),
    changes: true,
    signed: true,
    ...taxExtension,
    definiteRefusals: definiteRefusals.taxReport,
    binds: [...same("requestId"), { answer: "list[].uid", request: "uids", as: "one of" }],
    sane: takenFault,
    invalidates: ["taxReports.list", "tax.overview", "tax.subAccounts"],
  }),
  /** Reports that were requested, the newest first. */
  "taxReports.list": defineCall({
    eventCode: 70_163,
    method: "GET",
    path: "v3/private/cht/asset-file-core/tax/list",
    request: v.object({ mainUid, ...numberedPage, ...ownId }),
    response: v.object({ total: count, list: v.array(taxReport) }),
    ...taxExtension,
    binds: [repeats("list[].mainUid", "mainUid")],
    sane: reportsFault,
  }),
  /** Links to the files of one report, for a short while. */
  "taxReports.url": defineCall({
    eventCode: 70_163,
    method: "POST",
    path: "v3/private/cht/asset-file-core/tax/url",
    request: v.object({ queryId: id, ...ownId }),
    response: v.object({ queryId: id, urls: v.array(v.string()), expireTime: secondsNumber }),
    ...taxExtension,
    binds: same("queryId"),
    sane: reportUrlFault,
  }),
};
