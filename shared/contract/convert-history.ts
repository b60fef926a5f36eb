import * as v from "valibot";
import { isZeroText } from "../domain/decimal-text.ts";
import { broughtNothing, historyFault } from "../domain/history-sanity.ts";
import { askedFault, faultOf, listFault } from "../domain/list-sanity.ts";
import { convertRecord } from "./convert-record.ts";
import { defineCall } from "./define.ts";
import { count, decimalOrEmpty, id, msNumber, msTextOrEmpty, openText, ownId } from "./fields.ts";

/** The convert history of all sources (R2.3, R3.11, F2i.2, F4b.2); our own extension of F1.4. */

/** Which way of converting a record comes from. */
export const convertKinds = ["instant", "limit", "smallBalances", "block", "specialCoins"] as const;
const convertKind = openText(convertKinds, "instant");
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
const historyState = openText(historyStates, "processing");
export type HistoryState = v.InferOutput<typeof historyState>;

/** Of all kinds: a batch may be fulfilled in part (F4c.1). */
const historyStatus = openText(
  ["init", "processing", "success", "failure", "partial_fulfillment"],
  "processing",
);

/**
 * S3, with what a detail shows; all beyond S3 is our own extension. A batch of small balances has several coins: its fromCoin
 * and fromAmount are "".
 */
const historyRecord = v.object({
  ...convertRecord.entries,
  exchangeStatus: historyStatus,
  fromAmount: decimalOrEmpty,
  /** What came; what is wanted while it waits; "" when nothing came. */
  toAmount: decimalOrEmpty,
  /** toCoin per fromCoin as received, the limit price of a limit order; "" for a batch of several coins. */
  convertRate: decimalOrEmpty,
  kind: v.optional(convertKind),
  state: v.optional(historyState),
  /** What the quote promised; "" where none was given. */
  quotedToAmount: v.optional(decimalOrEmpty, ""),
  quotedRate: v.optional(decimalOrEmpty, ""),
  feeCoin: v.optional(v.string(), ""),
  /** "" where there is none; absent where nobody tells whether there is one. */
  feeAmount: v.optional(decimalOrEmpty),
  /** Number of the quote it was confirmed on, "" where there was none. */
  quoteTxId: v.optional(v.string(), ""),
  /** When its state became final, "" while it is not. */
  endedAt: v.optional(msTextOrEmpty, ""),
  /** Coins of a batch, and those that were converted; 0 for other kinds. */
  coinCount: v.optional(count, 0),
  coinsDone: v.optional(count, 0),
  /** 0, else why it failed (F5.*). */
  failCode: v.optional(v.number(), 0),
});

/**
 * Where an exchange reports neither kind nor state, the record's own source and status say them; of one that was fulfilled in part something
 * came, and not all. What brought nothing was charged
 * nothing: a fee that is told of it all the same is of its quote, and not known.
 */
export const convertHistoryRow = v.pipe(
  historyRecord,
  v.transform((row) => {
    const { accountType, exchangeStatus: status, feeAmount = "" } = row;
    const { kind = kindOfSource(accountType), state: told = stateOfStatus(status) } = row;
    const isPart = status === "partial_fulfillment";
    const exchangeStatus = isPart ? "success" : status;
    const state = isPart && told === "success" ? "partial" : told;
    const isFalse = broughtNothing.has(state) && !isZeroText(feeAmount);
    return { ...row, exchangeStatus, kind, state, ...(isFalse && { feeAmount: undefined }) };
  }),
);
export type ConvertHistoryRow = v.InferOutput<typeof convertHistoryRow>;

function kindOfSource(source: string): ConvertKind {
  if (source === "limit_order_funding") return "limit";
  if (source.endsWith("_block_trade")) return "block";
  if (source.startsWith("small_asset")) return "smallBalances";
  // The way back of a provider by another name.
  return /^provider|_reverse$/.test(source) ? "specialCoins" : "instant";
}

function stateOfStatus(status: v.InferOutput<typeof historyStatus>): HistoryState {
  if (status === "partial_fulfillment") return "partial";
  return status === "init" ? "processing" : status;
}

/** What is looked for; all of it optional. Lists are comma lists. */
export const historyFilter = v.object({
  /** Sources (R3.11, F4b.2). */
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

const once = listFault({
  rows: "list",
  id: "exchangeTxId",
  times: ["createdAt"],
  since: ["endedAt"],
  byId: [],
});

/** A record without a coin that was requested; a batch of several does not name what it paid. */
const coinFault = askedFault({
  rows: "list",
  parameter: "coin",
  field: "fromCoin",
  isOf: ({ fromCoin, toCoin }, wanted) =>
    fromCoin === "" ||
    String(wanted)
      .split(",")
      .some((coin) => fromCoin === coin || toCoin === coin),
});

const numberFault = askedFault({
  rows: "list",
  parameter: "recordNo",
  field: "exchangeTxId",
  isOf: ({ exchangeTxId }, wanted) => String(exchangeTxId).startsWith(String(wanted)),
});

export const convertHistoryCalls = {
  "convert.history": defineCall({
    eventCode: 70_118,
    method: "GET",
    path: "exchangeNew/convert/history",
    request: v.object({
      ...historyFilter.entries,
      /** From 1. */
      index: v.optional(v.number()),
      /** 20, at most 100. */
      limit: v.optional(v.number()),
      ...ownId,
    }),
    response: v.object({
      list: v.array(convertHistoryRow),
      /** How many fit, on all pages; our own extension. */
      total: v.optional(count),
    }),
    extension: true,
    // What it says of a conversion is its outcome.
    verified: true,
    binds: [
      { answer: "list[].accountType", request: "accountType", as: "one of" },
      { answer: "list[].kind", request: "kind", as: "one of" },
      { answer: "list[].state", request: "state", as: "one of" },
    ],
    sane: faultOf(once, coinFault, numberFault, historyFault),
  }),
};
