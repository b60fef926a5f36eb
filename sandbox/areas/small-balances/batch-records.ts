import { and, asc, desc, eq, gte, inArray, lt } from "drizzle-orm";
import type { BatchRecord } from "#shared/contract/small-balance.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import {
  type Batch,
  type BatchPart,
  type BatchQuote,
  type BatchQuoteCoin,
  batches,
  batchParts,
  batchQuoteCoins,
  batchQuotes,
} from "./tables.ts";

/** A batch with everything that is known of it, its coins in the order they were chosen in. */
export interface WholeBatch {
  readonly quote: BatchQuote;
  readonly batch: Batch;
  readonly coins: readonly { readonly quoted: BatchQuoteCoin; readonly part: BatchPart }[];
}

export interface BatchFilter {
  readonly quoteId?: string | undefined;
  readonly accountType?: string | undefined;
  /** ms; the start counts, the end does not. */
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

/** A person's batches, newest first. */
export async function batchesOf(db: Db, userId: number, filter: BatchFilter = {}): Promise<WholeBatch[]> {
  const { quoteId, accountType, startTime, endTime } = filter;
  const found = await db
    .select()
    .from(batches)
    .innerJoin(batchQuotes, eq(batchQuotes.id, batches.quoteId))
    .where(
      and(
        eq(batches.userId, userId),
        quoteId === undefined ? undefined : eq(batches.quoteId, quoteId),
        accountType === undefined ? undefined : eq(batchQuotes.accountType, accountType),
        startTime === undefined ? undefined : gte(batches.createdAt, startTime),
        endTime === undefined ? undefined : lt(batches.createdAt, endTime),
      ),
    )
    .orderBy(desc(batches.createdAt), desc(batches.quoteId));
  if (found.length === 0) return [];
  const ids = found.map(({ batches: { quoteId: id } }) => id);
  const coins = await db
    .select()
    .from(batchQuoteCoins)
    .innerJoin(
      batchParts,
      and(eq(batchParts.quoteId, batchQuoteCoins.quoteId), eq(batchParts.fromCoin, batchQuoteCoins.fromCoin)),
    )
    .where(inArray(batchQuoteCoins.quoteId, ids))
    .orderBy(asc(batchQuoteCoins.place));
  return found.map(({ batches: batch, batch_quotes: quote }) => ({
    quote,
    batch,
    coins: coins
      .filter(({ batch_parts: { quoteId: id } }) => id === batch.quoteId)
      .map(({ batch_quote_coins: quoted, batch_parts: part }) => ({ quoted, part })),
  }));
}

export const sourceOf = ({ accountType }: BatchQuote): "small_asset_uta" | "small_asset_funding" =>
  accountType === "eb_convert_uta" ? "small_asset_uta" : "small_asset_funding";

/** What came and what the exchange took of it so far. */
export function sumsOf({ coins }: WholeBatch): { readonly received: string; readonly fee: string } {
  const add = (amountOf: (part: BatchPart) => string | null): string =>
    coins.reduce((sum, { part }) => sum.plus(amountOf(part) ?? 0), new Decimal(0)).toFixed();
  return { received: add(({ toAmount }) => toAmount), fee: add(({ feeAmount }) => feeAmount) };
}

/** BatchRecord (F1.5). */
export function batchRecordRow(whole: WholeBatch): BatchRecord {
  const { quote, batch, coins } = whole;
  const { received, fee } = sumsOf(whole);
  return {
    accountType: quote.accountType,
    exchangeTxId: quote.id,
    toCoin: quote.toCoin,
    toAmount: received,
    subRecords: coins.map(({ quoted, part }) => ({
      fromCoin: part.fromCoin,
      // What stayed is told with the amount that was priced.
      fromAmount: plain(part.status === "failure" ? quoted.fromAmount : part.fromAmount),
      toCoin: quote.toCoin,
      toAmount: part.toAmount === null ? "" : plain(part.toAmount),
      feeCoin: quote.toCoin,
      feeAmount: part.feeAmount === null ? "" : plain(part.feeAmount),
      status: part.status,
      taxFeeInfo: null,
      failCode: part.status === "failure" ? part.failCode : 0,
    })),
    status: batch.status,
    createdAt: String(batch.createdAt),
    exchangeSource: sourceOf(quote),
    feeCoin: quote.toCoin,
    totalFeeAmount: fee,
    totalTaxFeeInfo: null,
  };
}
