import * as v from "valibot";
import { coinCode, count, msNumber } from "./fields.ts";
import { fundingRow, ledgerRow } from "./records.ts";

/** Ledgers as the worker holds them: over as many windows of seven days as there are (F0.7), part by part. */

/** ms; without a start as far back as there is anything. The end does not count. */
const span = { startTime: v.optional(msNumber), endTime: msNumber };

const fundingFilter = v.object({
  ...span,
  currency: v.optional(coinCode),
  ioDirection: v.optional(v.picklist(["I", "O"])),
});
export type FundingFilter = v.InferOutput<typeof fundingFilter>;

const derivativesFilter = v.object({
  ...span,
  currency: v.optional(coinCode),
  symbol: v.optional(v.string()),
  type: v.optional(v.string()),
});
export type DerivativesFilter = v.InferOutput<typeof derivativesFilter>;

const rowRequest = <const F extends v.GenericSchema>(filter: F) =>
  v.object({
    filter,
    /** When it is looked at, ms, and in which language: another moment, or another language, is another list. */
    asOf: v.number(),
    language: v.string(),
    /** Index of the row that is requested, from 0: the newest. */
    row: count,
  });

const part = <const R extends v.GenericSchema>(row: R) =>
  v.object({
    /** Index of its first row. */
    from: count,
    rows: v.array(row),
    /** Rows that are known of, those of later parts too. */
    known: count,
    /** No others are looked for. */
    whole: v.boolean(),
    /** ms; what is before it was not looked through, since so long before it there was nothing. 0: all that is wanted was. */
    endedAt: count,
    /** Grows where the list begins anew: parts of an earlier one are none of it. */
    reading: count,
  });

/** Columns of the files, in their order. */
export const fundingColumns = [
  "time",
  "id",
  "what",
  "description",
  "amount",
  "coin",
  "balance",
  "record",
] as const;
export const derivativesColumns = [
  "time",
  "id",
  "type",
  "contract",
  "side",
  "quantity",
  "price",
  "cashFlow",
  "funding",
  "fee",
  "change",
  "bonus",
  "coin",
  "balance",
  "tradeId",
] as const;

const texts = v.record(v.string(), v.string());
const file = v.object({
  text: v.string(),
  /** Entries in the file, and how many there would be where the file's bound was reached. */
  count,
  total: count,
  /** As of a part. */
  endedAt: count,
});

export const ledgerCalls = {
  /** The part of a ledger that a row is in. Parts stay as they are: what is booked later is not in them. */
  "ledger.funding": { request: rowRequest(fundingFilter), response: part(fundingRow) },
  "ledger.derivatives": { request: rowRequest(derivativesFilter), response: part(ledgerRow) },
  /** What fits a filter, as CSV (RFC 4180). The page's texts: heads by column; what has no word keeps its own. */
  "ledger.fundingCsv": {
    request: v.object({
      filter: fundingFilter,
      texts: v.object({
        heads: v.record(v.picklist(fundingColumns), v.string()),
        kinds: texts,
        descriptions: texts,
      }),
    }),
    response: file,
  },
  "ledger.derivativesCsv": {
    request: v.object({
      filter: derivativesFilter,
      texts: v.object({
        heads: v.record(v.picklist(derivativesColumns), v.string()),
        types: texts,
        sides: texts,
      }),
    }),
    response: file,
  },
} as const;
