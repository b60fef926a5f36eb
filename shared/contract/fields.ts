import * as v from "valibot";
import { mostAccuracy } from "../domain/any-accuracy.ts";

/** Field types that many calls share (F0.1-F0.5). Money crosses as text, never as a number. */

/** Plain decimal text: no exponent, no leading plus. With a million digits it would keep the worker busy for a minute. */
export const decimal = v.pipe(v.string(), v.regex(/^-?\d{1,40}(\.\d{1,40})?$/));

/** Decimal text, or "" for "not applicable". */
export const decimalOrEmpty = v.pipe(v.string(), v.regex(/^(-?\d{1,40}(\.\d{1,40})?)?$/));

/**
 * Milliseconds since 1970 as text, "0" for none. Later than 5138 is no time: calendars end, and nothing on a page can be of then. Nor
 * is what is shorter: it is of seconds, and would be shown as a day of 1970.
 */
export const msText = v.pipe(v.string(), v.regex(/^(0|\d{12,14})$/));

/** As {@link msText}, or "" while it has not happened, which "0" says too. */
export const msTextOrEmpty = v.pipe(
  v.string(),
  v.regex(/^(0|\d{12,14})?$/),
  v.transform((text) => (text === "0" ? "" : text)),
);

/** Milliseconds since 1970; 0 where the field says so. As late as {@link msText}. */
export const msNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999_999_999));

/** As {@link msNumber}, and never of seconds, as {@link msText}. */
export const msMoment = v.union([
  v.literal(0),
  v.pipe(v.number(), v.integer(), v.minValue(100_000_000_000), v.maxValue(99_999_999_999_999)),
]);

/** Seconds since 1970 as text. The length refuses milliseconds. */
export const secondsText = v.pipe(v.string(), v.regex(/^\d{1,11}$/));

/** As {@link secondsText}, or "" for "none". */
export const secondsTextOrEmpty = v.pipe(v.string(), v.regex(/^\d{0,11}$/));

/** Seconds since 1970; 0 where the field says so. The bound refuses milliseconds. */
export const secondsNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999_999));

export const integer = v.pipe(v.number(), v.integer());

/** How many: a whole number from 0. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Decimals of a coin's amounts. */
export const accuracy = v.pipe(count, v.maxValue(mostAccuracy));

/** Decimal text a person enters: never below 0. */
export const amount = v.pipe(v.string(), v.regex(/^\d{1,40}(\.\d{1,40})?$/));

/** An id the server or the client made up. Always text, even when its characters are digits. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Chain code, e.g. BSC; some have a dot (MATIC.E). */
export const chainCode = v.pipe(v.string(), v.regex(/^[A-Z0-9.]{1,20}$/));

/** 0 or 1, where the wire writes a flag as a number. */
export const bit = v.picklist([0, 1]);

/** "0" or "1", where the wire writes a flag as text. */
export const bitText = v.picklist(["0", "1"]);

/** A filter's window. Its greatest width is the call's. */
export const timeWindow = { startTime: v.optional(msNumber), endTime: v.optional(msNumber) };

/** Reading on: `nextPageCursor` of the answer before. */
export const cursorPage = { limit: v.optional(count), cursor: v.optional(v.string()) };

/** Pages by number, from 1. */
export const numberedPage = { page: v.optional(count), size: v.optional(count) };

/** "" ends the list. */
export const nextPageCursor = v.string();

export const coinCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,20}$/));

/** Identifies one intent to move money; the server answers the same for the same id and body. */
export const requestId = v.pipe(v.string(), v.minLength(8), v.maxLength(36));

/** Of a question whose answer must verify: the worker fills it in and the answer may name it, our own extension. */
export const ownId = { requestId: v.optional(requestId) };

/** Our own, of an answer that could be another question's: the wallet and the coins that it is of. */
export const ofWallet = { accountType: v.optional(v.string()) };
export const ofPair = { fromCoin: v.optional(v.string()), toCoin: v.optional(v.string()) };

/** Wallets of the API (F4b.1). */
export const convertAccount = v.picklist(["eb_convert_funding", "eb_convert_uta"]);
export type ConvertAccount = v.InferOutput<typeof convertAccount>;

/** Wallets as block trades name them; their records carry the same names (F2b.12, F4b.2). */
export const blockTradeAccount = v.picklist([
  "funding_block_trade",
  "uta_convert_block_trade",
  "spot_convert_block_trade",
]);
export type BlockTradeAccount = v.InferOutput<typeof blockTradeAccount>;

/**
 * A state that the server may extend: any other text reads as `unknown`, so that a new one spoils a badge and not
 * the list. A value that is not text is refused.
 */
export function openText<const V extends readonly string[], const U extends string>(known: V, unknown: U) {
  return v.pipe(
    v.string(),
    v.transform((value): V[number] | U => known.find((one) => one === value) ?? unknown),
    v.metadata({ known }),
  );
}

/** As {@link openText}, for states written as numbers. */
export function openNumber<const V extends readonly number[], const U extends number>(known: V, unknown: U) {
  return v.pipe(
    integer,
    v.transform((value): V[number] | U => known.find((one) => one === value) ?? unknown),
    v.metadata({ known }),
  );
}

/** A list that the server writes as a bare object when there is one row (F1.7). Reads as a list. */
export function oneOrMany<const S extends v.GenericSchema>(row: S) {
  return v.union([
    v.array(row),
    v.pipe(
      row,
      v.transform((one) => [one]),
    ),
  ]);
}
