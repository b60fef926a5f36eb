import { and, eq, lte } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../accounts/person.ts";
import type { Db } from "../ledger/database.ts";
import { type Entry, house, lockBalance, post } from "../ledger/ledger.ts";
import { conversions, quotes } from "../ledger/schema.ts";
import type { Market } from "../market/market.ts";
import { codes, Refusal } from "../refusal.ts";
import { type Quote, walletOf } from "./quotes.ts";
import { dealerRate, hasMoved } from "./rates.ts";

export interface Confirmation {
  readonly quoteTxId: string;
  readonly accountType: string;
}

/** When a conversion was confirmed and is due, and whether the dealer will let it down. */
export interface Schedule {
  readonly at: number;
  readonly settleAt: number;
  readonly willFail: boolean;
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
  { at, settleAt, willFail }: Schedule,
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
    settleAt,
    willFail,
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

/** When the conversions that are under way fall due, ms. */
export async function pendingSettlements(db: Db): Promise<number[]> {
  const rows = await db
    .select({ settleAt: conversions.settleAt })
    .from(conversions)
    .where(eq(conversions.status, "processing"));
  return rows.map(({ settleAt }) => settleAt);
}

/** Completes each conversion whose time has come, every one in its own transaction. */
export async function settleDue(db: Db, at: number): Promise<void> {
  const due = await db
    .select({ quoteId: conversions.quoteId, willFail: conversions.willFail })
    .from(conversions)
    .where(and(eq(conversions.status, "processing"), lte(conversions.settleAt, at)))
    .orderBy(conversions.settleAt);
  for (const { quoteId, willFail } of due) {
    await db.transaction((tx) => complete(tx, quoteId, willFail ? "failure" : "success", at));
  }
}

async function complete(tx: Db, quoteId: string, status: "success" | "failure", at: number): Promise<void> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, quoteId));
  if (quote === undefined) throw new Error(`Conversion ${quoteId} has no quote`);
  const came = status === "success" ? { toAmount: quote.toAmount, rate: quote.rate } : {};
  const claimed = await tx
    .update(conversions)
    .set({ status, endedAt: at, ...came })
    .where(and(eq(conversions.quoteId, quoteId), eq(conversions.status, "processing")))
    .returning({ quoteId: conversions.quoteId });
  if (claimed.length === 0) return;
  const kind = status === "success" ? "convert_settle" : "convert_release";
  await post(tx, { kind, ref: quoteId, at, entries: completion(quote, status) });
}

/** The money that was held goes to the dealer, who pays for it, or back to its owner. */
function completion(quote: Quote, status: "success" | "failure"): Entry[] {
  const owner = String(quote.userId);
  const wallet = walletOf(quote.accountType);
  const { fromCoin, toCoin, fromAmount, toAmount } = quote;
  const held: Entry = { owner, kind: `${wallet}_locked`, coin: fromCoin, amount: negated(fromAmount) };
  if (status === "failure") return [held, { owner, kind: wallet, coin: fromCoin, amount: plain(fromAmount) }];
  return [
    held,
    { owner: house, kind: "dealer", coin: fromCoin, amount: plain(fromAmount) },
    { owner: house, kind: "dealer", coin: toCoin, amount: negated(toAmount) },
    { owner, kind: wallet, coin: toCoin, amount: plain(toAmount) },
  ];
}

/** Without the trailing zeros that the database keeps. */
export const plain = (amount: string): string => new Decimal(amount).toFixed();
const negated = (amount: string): string => new Decimal(amount).negated().toFixed();
