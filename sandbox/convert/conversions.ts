import { and, desc, eq, lte } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../accounts/person.ts";
import type { Db } from "../ledger/database.ts";
import { house, lockBalance, post } from "../ledger/ledger.ts";
import { conversions, quotes } from "../ledger/schema.ts";
import type { Market } from "../market/market.ts";
import { codes, Refusal } from "../refusal.ts";
import { type Quote, walletOf } from "./quotes.ts";
import { dealerRate, hasMoved } from "./rates.ts";

export interface Confirmation {
  readonly quoteTxId: string;
  readonly accountType: string;
}

/**
 * Takes a quote up: uses it, holds the money back, and leaves the rest to {@link settleDue}. To be run inside the
 * transaction of a money call.
 */
export async function confirmQuote(
  tx: Db,
  market: Market,
  person: Person,
  confirmation: Confirmation,
  at: number,
  settleDelayMs: number,
): Promise<void> {
  const quote = await takeQuote(tx, person, confirmation, at);
  const live = dealerRate(market, quote.fromCoin, quote.toCoin);
  if (live === undefined) throw new Refusal(codes.notConvertible, "No price for this pair");
  if (hasMoved(new Decimal(quote.rate), live)) {
    throw new Refusal(codes.priceMoved, "The price moved more than 0.5 % from the quote");
  }
  const owner = String(person.id);
  const wallet = walletOf(quote.accountType);
  const available = await lockBalance(tx, owner, wallet, quote.fromCoin);
  if (available.lt(quote.fromAmount)) throw new Refusal(codes.balanceTooLow, "Balance too low");
  const { fromCoin: coin, fromAmount } = quote;
  await post(tx, {
    kind: "convert_lock",
    ref: quote.id,
    at,
    entries: [
      { owner, kind: wallet, coin, amount: negated(fromAmount) },
      { owner, kind: `${wallet}_locked`, coin, amount: plain(fromAmount) },
    ],
  });
  await tx.insert(conversions).values({
    quoteId: quote.id,
    userId: person.id,
    status: "processing",
    fromCoin: coin,
    fromAmount,
    createdAt: at,
    settleAt: at + settleDelayMs,
  });
}

/** Marks the quote used, holding its row: a second taker waits and is then refused. */
async function takeQuote(tx: Db, person: Person, confirmation: Confirmation, at: number): Promise<Quote> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, confirmation.quoteTxId)).for("update");
  if (quote === undefined) throw new Refusal(codes.quoteExpired, "Unknown quote");
  if (quote.userId !== person.id) throw new Refusal(codes.otherUsersQuote, "This quote is another user's");
  if (quote.accountType !== confirmation.accountType) {
    throw new Refusal(codes.orderNotFound, "This quote is for another account");
  }
  if (quote.usedAt !== null) throw new Refusal(codes.quoteUsed, "This quote was used");
  if (at >= quote.expiresAt) throw new Refusal(codes.quoteExpired, "This quote has expired");
  await tx.update(quotes).set({ usedAt: at }).where(eq(quotes.id, quote.id));
  return quote;
}

/** Completes each conversion whose time has come, every one in its own transaction. Answers how many. */
export async function settleDue(db: Db, at: number): Promise<number> {
  const due = await db
    .select({ quoteId: conversions.quoteId })
    .from(conversions)
    .where(and(eq(conversions.status, "processing"), lte(conversions.settleAt, at)))
    .orderBy(conversions.settleAt);
  for (const { quoteId } of due) await db.transaction((tx) => settle(tx, quoteId, at));
  return due.length;
}

async function settle(tx: Db, quoteId: string, at: number): Promise<void> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, quoteId)).for("update");
  if (quote === undefined) throw new Error(`Conversion ${quoteId} has no quote`);
  const claimed = await tx
    .update(conversions)
    .set({ status: "success" })
    .where(and(eq(conversions.quoteId, quoteId), eq(conversions.status, "processing")))
    .returning({ quoteId: conversions.quoteId });
  if (claimed.length === 0) return;
  const owner = String(quote.userId);
  const wallet = walletOf(quote.accountType);
  const { fromCoin, toCoin, fromAmount, toAmount } = quote;
  await post(tx, {
    kind: "convert_settle",
    ref: quoteId,
    at,
    entries: [
      { owner, kind: `${wallet}_locked`, coin: fromCoin, amount: negated(fromAmount) },
      { owner: house, kind: "dealer", coin: fromCoin, amount: plain(fromAmount) },
      { owner: house, kind: "dealer", coin: toCoin, amount: negated(toAmount) },
      { owner, kind: wallet, coin: toCoin, amount: plain(toAmount) },
    ],
  });
}

/** Gives the held money back and ends the conversion in failure. */
export async function failConversion(db: Db, quoteId: string, at: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [quote] = await tx.select().from(quotes).where(eq(quotes.id, quoteId)).for("update");
    const claimed = await tx
      .update(conversions)
      .set({ status: "failure" })
      .where(and(eq(conversions.quoteId, quoteId), eq(conversions.status, "processing")))
      .returning({ quoteId: conversions.quoteId });
    if (quote === undefined || claimed.length === 0) return false;
    const owner = String(quote.userId);
    const wallet = walletOf(quote.accountType);
    const { fromCoin: coin, fromAmount } = quote;
    await post(tx, {
      kind: "convert_release",
      ref: quoteId,
      at,
      entries: [
        { owner, kind: `${wallet}_locked`, coin, amount: negated(fromAmount) },
        { owner, kind: wallet, coin, amount: plain(fromAmount) },
      ],
    });
    return true;
  });
}

export interface Conversion {
  readonly quote: Quote;
  readonly status: "processing" | "success" | "failure";
  readonly createdAt: number;
}

/** One conversion of a person, or 700004. */
export async function findConversion(
  db: Db,
  person: Person,
  quoteId: string,
  accountType: string,
): Promise<Conversion> {
  const [row] = await db
    .select()
    .from(conversions)
    .innerJoin(quotes, eq(quotes.id, conversions.quoteId))
    .where(and(eq(conversions.quoteId, quoteId), eq(conversions.userId, person.id)));
  if (row === undefined || row.quotes.accountType !== accountType) {
    throw new Refusal(codes.orderNotFound, "No such conversion");
  }
  return { quote: row.quotes, status: row.conversions.status, createdAt: row.conversions.createdAt };
}

/** A person's conversions, newest first. `page` counts from 1. */
export async function listConversions(
  db: Db,
  person: Person,
  accountType: string | undefined,
  page: number,
  limit: number,
): Promise<Conversion[]> {
  const mine = eq(conversions.userId, person.id);
  const rows = await db
    .select()
    .from(conversions)
    .innerJoin(quotes, eq(quotes.id, conversions.quoteId))
    .where(accountType === undefined ? mine : and(mine, eq(quotes.accountType, accountType)))
    .orderBy(desc(conversions.createdAt), desc(conversions.quoteId))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map((row) => ({
    quote: row.quotes,
    status: row.conversions.status,
    createdAt: row.conversions.createdAt,
  }));
}

/** Without the trailing zeros that the database keeps. */
export const plain = (amount: string): string => new Decimal(amount).toFixed();
const negated = (amount: string): string => new Decimal(amount).negated().toFixed();
