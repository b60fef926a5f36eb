import { and, asc, eq, lte } from "drizzle-orm";
import { batchAmounts } from "#shared/domain/batch-amounts.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { walletOf } from "../../dealer/quotes.ts";
import { negated, plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { type Entry, house, post } from "../../ledger/ledger.ts";
import type { Market } from "../../market/market.ts";
import { codes } from "../../refusal.ts";
import type { Settling } from "../../settler.ts";
import { quotedCoins } from "./batch-quotes.ts";
import { smallBalancesPostings as postings } from "./postings.ts";
import {
  type BatchPart,
  type BatchQuote,
  type BatchQuoteCoin,
  batches,
  batchParts,
  batchQuotes,
} from "./tables.ts";
import { batchTerms } from "./terms.ts";

/** When the batches that are under way fall due, ms. */
async function pendingBatches(db: Db): Promise<number[]> {
  const rows = await db
    .select({ settleAt: batches.settleAt })
    .from(batches)
    .where(eq(batches.status, "processing"));
  return rows.map(({ settleAt }) => settleAt);
}

/** Quote ids of the batches whose time has come, the earliest first. */
async function dueBatches(db: Db, at: number): Promise<string[]> {
  const due = await db
    .select({ quoteId: batches.quoteId })
    .from(batches)
    .where(and(eq(batches.status, "processing"), lte(batches.settleAt, at)))
    .orderBy(asc(batches.settleAt));
  return due.map(({ quoteId }) => quoteId);
}

/**
 * Ends each coin of a batch, every one in its own transaction; then the batch. A coin that cannot be ended does not stop
 * the others: the batch stays open and the first reason is thrown.
 */
async function settleBatch(db: Db, market: Market, quoteId: string, at: number): Promise<void> {
  const failures: unknown[] = [];
  for (const { fromCoin } of await quotedCoins(db, quoteId)) {
    await db
      .transaction((tx) => endPart(tx, market, quoteId, fromCoin, at))
      .catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  await endRun(db, quoteId, at);
}

export const batchSettling = (db: Db, market: Market): Settling => ({
  pending: () => pendingBatches(db),
  due: (at) => dueBatches(db, at),
  settle: (quoteId, at) => settleBatch(db, market, quoteId, at),
});

const isPart = (quoteId: string, fromCoin: string) =>
  and(eq(batchParts.quoteId, quoteId), eq(batchParts.fromCoin, fromCoin));

async function endPart(tx: Db, market: Market, quoteId: string, fromCoin: string, at: number): Promise<void> {
  const [part] = await tx.select().from(batchParts).where(isPart(quoteId, fromCoin)).for("no key update");
  const [quote] = await tx.select().from(batchQuotes).where(eq(batchQuotes.id, quoteId));
  const coin = (await quotedCoins(tx, quoteId)).find((one) => one.fromCoin === fromCoin);
  if (part === undefined || quote === undefined || coin === undefined)
    throw new Error(`No ${fromCoin} in ${quoteId}`);
  if (part.status !== "processing") return;
  const came = part.failCode === 0 ? proceedsOf(market, quote, coin, part) : null;
  const ref = `${quoteId}/${fromCoin}`;
  if (came === null) {
    const failCode = part.failCode || codes.belowMinimum;
    await tx.update(batchParts).set({ status: "failure", failCode }).where(isPart(quoteId, fromCoin));
    const entries = returned(quote, part);
    if (entries.length > 0) await post(tx, { kind: postings.release, ref, at, entries });
    return;
  }
  await tx
    .update(batchParts)
    .set({ status: "success", ...came })
    .where(isPart(quoteId, fromCoin));
  await post(tx, { kind: postings.settle, ref, at, entries: exchanged(quote, part, came) });
}

interface Proceeds {
  readonly toAmount: string;
  readonly feeAmount: string;
}

/** As quoted for the whole amount; less of it at the same rate. Null where the fee would leave nothing. */
function proceedsOf(
  market: Market,
  quote: BatchQuote,
  coin: BatchQuoteCoin,
  part: BatchPart,
): Proceeds | null {
  if (new Decimal(part.fromAmount).eq(coin.fromAmount)) {
    return { toAmount: plain(coin.toAmount), feeAmount: plain(coin.feeAmount) };
  }
  const places = market.coin(quote.toCoin)?.accuracy ?? 0;
  const amounts = batchAmounts(plain(part.fromAmount), new Decimal(coin.rate), batchTerms.feeRate, places);
  return amounts === null ? null : { toAmount: amounts.receive, feeAmount: amounts.fee };
}

/** What was held goes to the dealer, who pays the owner and, out of the proceeds, the exchange's fee. */
function exchanged(quote: BatchQuote, part: BatchPart, { toAmount, feeAmount }: Proceeds): Entry[] {
  const owner = String(quote.userId);
  const wallet = walletOf(quote.accountType);
  const { toCoin } = quote;
  const paid = plain(part.fromAmount);
  const proceeds = new Decimal(toAmount).plus(feeAmount);
  const entries: Entry[] = [
    { owner, kind: `${wallet}_locked`, coin: part.fromCoin, amount: negated(paid) },
    { owner: house, kind: "dealer", coin: part.fromCoin, amount: paid },
    { owner: house, kind: "dealer", coin: toCoin, amount: proceeds.negated().toFixed() },
    { owner, kind: wallet, coin: toCoin, amount: toAmount },
    { owner: house, kind: "fees", coin: toCoin, amount: feeAmount },
  ];
  return entries.filter(({ amount }) => amount !== "0");
}

function returned(quote: BatchQuote, part: BatchPart): Entry[] {
  const owner = String(quote.userId);
  const wallet = walletOf(quote.accountType);
  const amount = plain(part.fromAmount);
  if (amount === "0") return [];
  return [
    { owner, kind: `${wallet}_locked`, coin: part.fromCoin, amount: negated(amount) },
    { owner, kind: wallet, coin: part.fromCoin, amount },
  ];
}

async function endRun(db: Db, quoteId: string, at: number): Promise<void> {
  const parts = await db
    .select({ status: batchParts.status })
    .from(batchParts)
    .where(eq(batchParts.quoteId, quoteId));
  const done = parts.filter(({ status }) => status === "success").length;
  const status = done === parts.length ? "success" : done === 0 ? "failure" : "partial_fulfillment";
  await db
    .update(batches)
    .set({ status, endedAt: at })
    .where(and(eq(batches.quoteId, quoteId), eq(batches.status, "processing")));
}
