import { and, asc, eq, lte } from "drizzle-orm";
import { batchAmounts } from "#shared/domain/batch-amounts.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../accounts/person.ts";
import { walletOf } from "../convert/quotes.ts";
import { hasMoved } from "../convert/rates.ts";
import type { Exchange } from "../exchange.ts";
import type { Db } from "../ledger/database.ts";
import { type Entry, house, lockBalance, post, type Wallet } from "../ledger/ledger.ts";
import type { Market } from "../market/market.ts";
import { codes, Refusal } from "../refusal.ts";
import { lockQuote, quotedCoins } from "./batch-quotes.ts";
import { liveRate } from "./pricing.ts";
import {
  type BatchPart,
  type BatchQuote,
  type BatchQuoteCoin,
  batchParts,
  batchQuotes,
  batchRuns,
} from "./tables.ts";
import { batchTerms } from "./terms.ts";

/**
 * Takes a price up: uses it, holds back what each coin pays, and leaves the rest to {@link settleBatches}. To be run
 * inside the transaction of a money call. Refuses with the codes of domain-fields 5.
 */
export async function confirmBatch(
  exchange: Exchange,
  tx: Db,
  person: Person,
  quoteId: string,
  at: number,
): Promise<void> {
  const { market, settings } = exchange;
  const quote = await lockQuote(tx, person, quoteId);
  if (quote.usedAt !== null) throw new Refusal(codes.quoteUsed, "This price was used");
  if (at >= quote.expiresAt) throw new Refusal(codes.quoteExpired, "This price has expired");
  await tx.update(batchQuotes).set({ usedAt: at }).where(eq(batchQuotes.id, quoteId));

  const wallet = walletOf(quote.accountType);
  const owner = String(person.id);
  const parts: BatchPart[] = [];
  // In one order of coins, so that two runs never wait for each other.
  for (const coin of (await quotedCoins(tx, quoteId)).toSorted((a, b) =>
    a.fromCoin < b.fromCoin ? -1 : 1,
  )) {
    const available = await lockBalance(tx, owner, wallet, coin.fromCoin);
    const amount = payable(coin, available, wallet);
    parts.push(partOf(coin, amount, failCodeOf(market, quote, coin, amount, settings.failBatchCoins)));
  }
  const paying = parts.filter(({ fromAmount }) => fromAmount !== "0");
  if (paying.length === 0) throw new Refusal(codes.balanceTooLow, "Nothing is left of these coins");
  const entries = paying.flatMap(({ fromCoin: coin, fromAmount }): Entry[] => [
    { owner, kind: wallet, coin, amount: negated(fromAmount) },
    { owner, kind: `${wallet}_locked`, coin, amount: fromAmount },
  ]);
  await post(tx, { kind: "batch_lock", ref: quoteId, at, entries });
  const settleAt = at + settings.settleDelayMs;
  await tx
    .insert(batchRuns)
    .values({ quoteId, userId: person.id, status: "processing", createdAt: at, settleAt });
  await tx.insert(batchParts).values(parts);
}

/** On the unified account what is left of a coin goes; elsewhere what was priced goes, or nothing (domain-fields 6 b). */
function payable({ fromAmount }: BatchQuoteCoin, available: Decimal, wallet: Wallet): Decimal {
  if (available.gte(fromAmount)) return new Decimal(fromAmount);
  return wallet === "unified" ? Decimal.max(available, 0) : new Decimal(0);
}

/** Why this coin will not go through, 0 when it will. */
function failCodeOf(
  market: Market,
  quote: BatchQuote,
  coin: BatchQuoteCoin,
  amount: Decimal,
  letDown: readonly string[],
): number {
  if (amount.isZero()) return codes.balanceTooLow;
  if (letDown.includes(coin.fromCoin)) return codes.noDealer;
  const live = liveRate(market, coin.fromCoin, quote.toCoin);
  if (live === undefined) return codes.noDealer;
  return hasMoved(new Decimal(coin.rate), live) ? codes.priceMoved : 0;
}

const partOf = ({ quoteId, fromCoin }: BatchQuoteCoin, amount: Decimal, failCode: number): BatchPart => ({
  quoteId,
  fromCoin,
  status: "processing",
  fromAmount: amount.toFixed(),
  toAmount: null,
  feeAmount: null,
  failCode,
});

/** When the runs that are under way fall due, ms. */
export async function pendingBatches(db: Db): Promise<number[]> {
  const rows = await db
    .select({ settleAt: batchRuns.settleAt })
    .from(batchRuns)
    .where(eq(batchRuns.status, "processing"));
  return rows.map(({ settleAt }) => settleAt);
}

/** Ends each coin of the runs whose time has come, every one in its own transaction; then the run. */
export async function settleBatches(db: Db, market: Market, at: number): Promise<void> {
  const due = await db
    .select({ quoteId: batchRuns.quoteId })
    .from(batchRuns)
    .where(and(eq(batchRuns.status, "processing"), lte(batchRuns.settleAt, at)))
    .orderBy(asc(batchRuns.settleAt));
  for (const { quoteId } of due) {
    for (const { fromCoin } of await quotedCoins(db, quoteId)) {
      await db.transaction((tx) => endPart(tx, market, quoteId, fromCoin, at));
    }
    await endRun(db, quoteId, at);
  }
}

const isPart = (quoteId: string, fromCoin: string) =>
  and(eq(batchParts.quoteId, quoteId), eq(batchParts.fromCoin, fromCoin));

async function endPart(tx: Db, market: Market, quoteId: string, fromCoin: string, at: number): Promise<void> {
  const [part] = await tx.select().from(batchParts).where(isPart(quoteId, fromCoin)).for("update");
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
    if (entries.length > 0) await post(tx, { kind: "batch_release", ref, at, entries });
    return;
  }
  await tx
    .update(batchParts)
    .set({ status: "success", ...came })
    .where(isPart(quoteId, fromCoin));
  await post(tx, { kind: "batch_settle", ref, at, entries: exchanged(quote, part, came) });
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

/** What was held goes to the dealer, who pays the owner and, out of the proceeds, the house's fee. */
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
    .update(batchRuns)
    .set({ status, endedAt: at })
    .where(and(eq(batchRuns.quoteId, quoteId), eq(batchRuns.status, "processing")));
}

const plain = (amount: string): string => new Decimal(amount).toFixed();
const negated = (amount: string): string => new Decimal(amount).negated().toFixed();
