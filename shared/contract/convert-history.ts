import * as v from "valibot";
import { convertRecord } from "./convert.ts";
import { defineCall } from "./define.ts";
import { count, decimalOrEmpty, id, msNumber, msTextOrEmpty, openText } from "./fields.ts";

/** The convert history of all sources (spec sections 2 and 3, domain-fields 2.9 and 4.2); our own extension of S3. */

/** Which way of converting a record comes from. */
export const convertKinds = ["market", "limit", "small", "block", "special"] as const;
export const convertKind = openText(convertKinds, "market");
export type ConvertKind = v.InferOutput<typeof convertKind>;

/** Where a record stands, over all kinds. A state of a later server reads as processing: nothing final is claimed. */
export const historyStates = [
  "processing",
  "waiting",
  "success",
  "partial",
  "failure",
  "canceled",
  "expired",
] as const;
export const historyState = openText(historyStates, "processing");
export type HistoryState = v.InferOutput<typeof historyState>;

/** S3, with what a detail shows. A run of small balances has several coins: its fromCoin and fromAmount are "". */
export const convertHistoryRow = v.object({
  ...convertRecord.entries,
  fromAmount: decimalOrEmpty,
  /** What came; what is wanted while it waits; "" when nothing came. */
  toAmount: decimalOrEmpty,
  /** toCoin per fromCoin as received, the wanted price of a limit order; "" for a run of several coins. */
  convertRate: decimalOrEmpty,
  kind: convertKind,
  state: historyState,
  /** What the firm price promised; "" where none was given. */
  quotedToAmount: decimalOrEmpty,
  quotedRate: decimalOrEmpty,
  feeCoin: v.string(),
  /** "" where there is none. */
  feeAmount: decimalOrEmpty,
  /** Number of the quote it was confirmed on, "" where there was none. */
  quoteTxId: v.string(),
  /** When its state became final, "" while it is not. */
  endedAt: msTextOrEmpty,
  /** Coins of a run, and those that were converted; 0 for other kinds. */
  coinCount: count,
  coinsDone: count,
  /** 0, else why it failed (domain-fields 5). */
  failCode: v.number(),
});
export type ConvertHistoryRow = v.InferOutput<typeof convertHistoryRow>;

/** What is looked for; all of it optional. Lists are comma lists. */
export const historyFilter = v.object({
  /** Sources of domain-fields 4.2. */
  accountType: v.optional(v.string()),
  kind: v.optional(v.string()),
  state: v.optional(v.string()),
  /** Paid or received. */
  coin: v.optional(v.string()),
  /** Record number, whole or its beginning. */
  recordNo: v.optional(id),
  /** ms; the start counts, the end does not. */
  startTime: v.optional(msNumber),
  endTime: v.optional(msNumber),
});
export type HistoryFilter = v.InferOutput<typeof historyFilter>;

export const convertHistoryCalls = {
  "convert.history": defineCall({
    method: "GET",
    path: "exchangeNew/convert/history",
    request: v.object({
      ...historyFilter.entries,
      /** From 1. */
      index: v.optional(v.number()),
      /** 20, at most 100. */
      limit: v.optional(v.number()),
    }),
    response: v.object({ list: v.array(convertHistoryRow), total: count }),
    extension: true,
  }),
};
