import * as v from "valibot";
import { addressViewCalls } from "./address-view.ts";
import { historyFilter } from "./convert-history.ts";
import { depositSenderCalls } from "./deposit-sender.ts";
import { depositViewCalls } from "./deposit-view.ts";
import { fiatCalls } from "./fiat.ts";
import { coinCode, convertAccount, count, decimal, decimalOrEmpty } from "./fields.ts";
import { intentCalls } from "./intents.ts";
import { ledgerCalls } from "./ledger-view.ts";
import { migrationViewCalls } from "./migration-view.ts";
import { qrCodeCalls } from "./qr-code.ts";
import { transferFileCalls } from "./transfer-file.ts";
import { withdrawTargetCalls } from "./withdraw-target.ts";
import { withdrawViewCalls } from "./withdraw-view.ts";

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

const texts = v.record(v.string(), v.string());
/** What a quote moves, and what it charges beside its rate. */
const charged = {
  fromCoin: coinCode,
  toCoin: coinCode,
  fromAmount: decimal,
  toAmount: decimal,
  charges: v.array(v.object({ coin: v.string(), amount: decimal })),
};

export const lazyLocalCalls = {
  ...intentCalls,
  ...addressViewCalls,
  ...depositViewCalls,
  ...depositSenderCalls,
  ...fiatCalls,
  ...transferFileCalls,
  ...withdrawViewCalls,
  ...withdrawTargetCalls,
  ...qrCodeCalls,
  ...ledgerCalls,
  ...migrationViewCalls,
  /** What of the convert history fits a filter, as CSV (RFC 4180). Reads every page of it. */
  "convert.historyCsv": {
    request: v.object({
      filter: historyFilter,
      /** The page's texts in its language: heads by column; a kind, state or account without one keeps its code. */
      texts: v.object({
        heads: v.record(v.picklist(historyColumns), v.string()),
        kinds: texts,
        states: texts,
        /** By source (R3.11). */
        accounts: texts,
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
  /** How far a conversion came out from its quote (F6a.6). */
  "convert.quoteDifference": {
    request: v.object({
      quoted: decimal,
      received: decimal,
      /** What one of the received coin is of the quoted one, where they are two. */
      rate: v.optional(decimal, "1"),
    }),
    response: v.object({
      /** Received less quoted, exact; in the quoted coin. */
      amount: decimal,
      /** In percent of what was quoted; "" where that is 0. */
      percent: decimalOrEmpty,
      /** By more than a tenth. */
      isFar: v.boolean(),
    }),
  },
  /** What the charges of a quote take of it, whatever its rate is. */
  "convert.chargesShare": {
    request: v.object(charged),
    response: v.object({
      /** How much less they leave than the rate alone makes; "0" where they are in neither of its coins. */
      percent: decimal,
      /** More than a tenth. */
      isFar: v.boolean(),
    }),
  },
  /**
   * What became of a money call whose answer was lost: the one way to ask, for a page that waits and for an intent
   * kept from an earlier visit. Resolves with what is proven and nothing else: the look-up is verified, names this
   * `requestId`, and the answer it hands back has the call's own shape and is bound to `input`. Rejects with a CofferError
   * where nothing is proven (no answer, a forged one, not logged in, a refusal that is no proof): the outcome stays unknown.
   */
  "outcome.resolve": {
    request: v.object({
      /** The money call's name, e.g. "convert.execute". */
      call: v.string(),
      /** What was sent, whole: its `requestId` and all that its answer has to name. Plain JSON. */
      input: v.record(v.string(), v.unknown()),
    }),
    response: v.variant("state", [
      /** The server is still at it. */
      v.object({ state: v.literal("running") }),
      /** It never arrived, and no copy of it can any more. */
      v.object({ state: v.literal("absent") }),
      /** Refused for good: a code of the call's definite refusals. */
      v.object({ state: v.literal("refused"), code: v.string(), retMsg: v.string() }),
      /** `result`: the answer the call would have had. What it made out of date is the call's `invalidates`. */
      v.object({ state: v.literal("done"), result: v.unknown() }),
    ]),
  },
  /**
   * How far a quote is from what the worker computes for the same amounts at the live price. One that is `beyond`, or
   * cannot be compared, needs a deliberate second press. Not to be asked of a product's fixed rate: that may be off the market.
   */
  "convert.quoteGap": {
    request: v.object({
      /** Each is compared for itself: one that brings the same later may be far off by then. */
      quoteTxId: v.string(),
      accountType: convertAccount,
      ...charged,
    }),
    response: v.object({
      /** toCoin per fromCoin as the quote's amounts make it, or what its charges leave of that where they take too much; "" where there is nothing to compare with. */
      quoteRate: decimalOrEmpty,
      /** toCoin per fromCoin at the live price, "" when stale or absent. The dealer's margin is in it, unless a tenth is between quote and bare price. */
      liveRate: decimalOrEmpty,
      /** The quote's rate less the live one, signed percent with two decimals; "" without a live rate. */
      percent: decimalOrEmpty,
      /** How far they may be apart, percent; "" when the pair's is not known. */
      gapPercent: decimalOrEmpty,
      /** Further apart than the pair's gap; null where there is nothing to compare with. */
      beyond: v.nullable(v.boolean()),
    }),
  },
  /** As "convert.quoteGap", of a quote for several coins: those that one press does not confirm. */
  "batch.quoteGaps": {
    request: v.object({
      /** As there. */
      quoteId: v.string(),
      /** Whose terms say how far; a tenth without one. */
      accountType: v.optional(convertAccount),
      toCoin: coinCode,
      /** The quote's. What it brings is compared too: less of a balance may convert than it tells. */
      quoted: v.array(
        v.object({
          fromCoin: coinCode,
          availableBalance: decimal,
          /** toCoin per fromCoin. */
          exchangeRate: decimal,
          toAmount: decimal,
          fee: decimal,
          /** Of this coin, as far as it is in toCoin. */
          tax: decimal,
        }),
      ),
      /** Of all of them, likewise. */
      tax: decimal,
    }),
    response: v.object({
      /** Further from the live price than they may be, or with none to compare with, in the quote's order. Figures as above. */
      beyond: v.array(v.object({ coin: coinCode, liveRate: decimalOrEmpty, percent: decimalOrEmpty })),
      /** Worth more than a small balance may be by the wallet's terms; `coin` "" is all of them together. `limit` in USDT. */
      large: v.array(v.object({ coin: v.string(), limit: decimal })),
    }),
  },
} as const;
