import * as v from "valibot";
import { historyFilter } from "./convert-history.ts";
import { count, decimal, decimalOrEmpty } from "./fields.ts";

/** Calls that the worker answers itself, with code and schemas that it loads when the first of them is made. */

/** Columns of the convert history as a file, in their order. */
export const historyColumns = [
  "time",
  "recordNo",
  "kind",
  "state",
  "account",
  "paid",
  "paidCoin",
  "received",
  "receivedCoin",
  "expected",
  "rate",
  "quotedRate",
  "fee",
  "feeCoin",
  "quoteNo",
  "ended",
  "coins",
  "coinsDone",
  "failCode",
] as const;
export type HistoryColumnId = (typeof historyColumns)[number];

const words = v.record(v.string(), v.string());

export const laterLocalCalls = {
  /** What of the convert history fits a filter, as CSV (RFC 4180). Reads every page of it. */
  "convert.historyCsv": {
    request: v.object({
      filter: historyFilter,
      /** The page's words, in the language it speaks: heads by column; a kind, state or account without one keeps its code. */
      words: v.object({
        heads: v.record(v.picklist(historyColumns), v.string()),
        kinds: words,
        states: words,
        /** By source (domain-fields 4.2). */
        accounts: words,
      }),
    }),
    response: v.object({
      text: v.string(),
      /** Records in the file. */
      count,
      /** Records that fit the filter; more than `count` where the file's bound was reached. */
      total: count,
    }),
  },
  /** How far a conversion came out from its firm price (domain-fields 6 a). */
  "convert.quoteDifference": {
    request: v.object({ quoted: decimal, received: decimal }),
    response: v.object({
      /** Received less quoted, exact. */
      amount: decimal,
      /** In percent of what was quoted; "" where that is 0. */
      percent: decimalOrEmpty,
    }),
  },
} as const;
