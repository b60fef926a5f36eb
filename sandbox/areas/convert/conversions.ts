import { and, eq, lte, sql } from "drizzle-orm";
import { roundRate } from "#shared/domain/dealer-rate.ts";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { users } from "../../accounts/tables.ts";
import { requireBlockStanding } from "../../dealer/block/eligibility.ts";
import { blockRate } from "../../dealer/block/pricing.ts";
import { requirePair } from "../../dealer/eligibility.ts";
import { limitsOf } from "../../dealer/limits.ts";
import { sumOf } from "../../dealer/quote-charges.ts";
import { isBlock, type Quote, walletOf } from "../../dealer/quotes.ts";
import { dealerRate, driftOf } from "../../dealer/rates.ts";
import { conversions, quotes } from "../../dealer/tables.ts";
import { negated, plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { type Entry, house, lockBalance, post } from "../../ledger/ledger.ts";
import type { Market } from "../../market/market.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { Settling } from "../../settler.ts";
import { holdRoomToday } from "../special-coins/index.ts";
import { convertPostings as postings } from "./postings.ts";
import { usedToday } from "./quotes.ts";
import { requireCapacity } from "./running.ts";
import type { ConvertSettings } from "./settings.ts";

export interface Confirmation {
  readonly quoteTxId: string;
  readonly accountType: string;
}

/** When a conversion was confirmed and is due, and whether the dealer will let it down. */
export interface Schedule {
  readonly at: number;
  readonly settleAt: number;
  readonly willFail: boolean;
  /** How it is settled, and how much may run at a time. */
  readonly settings: Pick<ConvertSettings, "settleSlip" | "maxRunning" | "settleQueue" | "awayDealers">;
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
  { at, settleAt, willFail, settings }: Schedule,
): Promise<void> {
  const quote = await takeQuote(tx, person, confirmation, at);
  requirePair(market, quote.fromCoin, quote.toCoin, person);
  // One at a time a person: two confirmations side by side do not both find the room.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, quote.userId)).for("no key update");
  await requireCapacity(tx, quote, settings);
  // A product's rate is its own: the market may move as it likes.
  if (quote.productId !== null) await holdRoomToday(tx, quote, at);
  else if (isBlock(quote)) {
    await requireBlockStanding(tx, market, person, at);
    requireQuotable(market, quote, settings.awayDealers, at);
  } else {
    requireQuotable(market, quote, settings.awayDealers, at);
    await requireDay(tx, market, quote, at);
  }
  const owner = String(person.id);
  const wallet = walletOf(quote.accountType);
  const available = await lockBalance(tx, owner, wallet, quote.fromCoin);
  if (available.lt(quote.fromAmount)) throw new Refusal(codes.balanceTooLow, "Balance too low");
  const { fromCoin: coin, fromAmount } = quote;
  await post(tx, {
    kind: postings.lock,
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
    ...(willFail ? {} : settledAt(market, quote, settings.settleSlip)),
  });
}

/** The dealer still stands by the price: it is there, and the live one has not left it behind to either side. */
function requireQuotable(market: Market, quote: Quote, away: readonly string[], at: number): void {
  const { fromCoin, toCoin, rate } = quote;
  if (away.includes(fromCoin) || away.includes(toCoin)) {
    throw new Refusal(codes.statusForbids, "The dealer withdrew this price");
  }
  const live = liveRate(market, quote, at);
  if (live === undefined) throw new Refusal(codes.notConvertible, "No price for this pair");
  const drift = driftOf(new Decimal(rate), live);
  if (drift === "live is worse") {
    throw new Refusal(codes.priceMoved, "The price moved more than 0.5 % from the quote");
  }
  if (drift === "live is better") {
    throw new Refusal(codes.worseThanLive, "The quote is more than 0.5 % worse than the live price");
  }
}

/** What the same size would be quoted at now. */
function liveRate(market: Market, quote: Quote, at: number): Decimal | undefined {
  const { fromCoin, toCoin, fromAmount: amount } = quote;
  const size = { coin: fromCoin, amount };
  if (!isBlock(quote)) return dealerRate(market, fromCoin, toCoin, size);
  const from = market.coin(fromCoin);
  const to = market.coin(toCoin);
  return from && to && blockRate({ market, at }, from, to, size);
}

/** Quotes that were open side by side do not go over the day's limit together. */
async function requireDay(tx: Db, market: Market, quote: Quote, at: number): Promise<void> {
  const coin = market.coin(quote.fromCoin);
  if (coin === undefined) throw new Refusal(codes.notConvertible, `${quote.fromCoin} cannot be converted`);
  const used = await usedToday(tx, quote.userId, quote.fromCoin, at);
  const { daily } = limitsOf(coin);
  if (new Decimal(quote.fromAmount).plus(used).gt(daily)) {
    throw new Refusal(codes.aboveMaximum, `At most ${daily} ${quote.fromCoin} a day, ${used} used`);
  }
}

/** What settlement pays for a quote, in the coin's own decimals, and the rate that this comes to. */
function settledAt(market: Market, quote: Quote, slip: string): { toAmount: string; rate: string } {
  const isFixed = quote.productId !== null || new Decimal(slip).isZero();
  if (isFixed) return { toAmount: plain(quote.toAmount), rate: plain(quote.rate) };
  const paid = new Decimal(quote.toAmount).times(new Decimal(1).minus(slip));
  const toAmount = floorTo(paid, market.coin(quote.toCoin)?.accuracy ?? 0);
  return { toAmount, rate: roundRate(new Decimal(toAmount).div(quote.fromAmount)).toFixed() };
}

/** Marks the quote used, holding its row: a second taker waits and is then refused. */
async function takeQuote(tx: Db, person: Person, confirmation: Confirmation, at: number): Promise<Quote> {
  const [quote] = await tx
    .select()
    .from(quotes)
    .where(eq(quotes.id, confirmation.quoteTxId))
    .for("no key update");
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
async function pendingSettlements(db: Db): Promise<number[]> {
  const rows = await db
    .select({ settleAt: conversions.settleAt })
    .from(conversions)
    .where(eq(conversions.status, "processing"));
  return rows.map(({ settleAt }) => settleAt);
}

/** Quote ids of the conversions whose time has come, the earliest first. */
async function dueConversions(db: Db, at: number): Promise<string[]> {
  const due = await db
    .select({ quoteId: conversions.quoteId })
    .from(conversions)
    .where(and(eq(conversions.status, "processing"), lte(conversions.settleAt, at)))
    .orderBy(conversions.settleAt);
  return due.map(({ quoteId }) => quoteId);
}

/** Completes a conversion, in a transaction of its own. */
async function settleConversion(db: Db, quoteId: string, at: number): Promise<void> {
  await db.transaction((tx) => complete(tx, quoteId, at));
}

export const convertSettling = (db: Db): Settling => ({
  pending: () => pendingSettlements(db),
  due: (at) => dueConversions(db, at),
  settle: (quoteId, at) => settleConversion(db, quoteId, at),
});

/** Completes each conversion whose time has come. */
export async function settleDue(db: Db, at: number): Promise<void> {
  for (const quoteId of await dueConversions(db, at)) await settleConversion(db, quoteId, at);
}

async function complete(tx: Db, quoteId: string, at: number): Promise<void> {
  const [quote] = await tx.select().from(quotes).where(eq(quotes.id, quoteId));
  if (quote === undefined) throw new Error(`Conversion ${quoteId} has no quote`);
  const isProcessing = and(eq(conversions.quoteId, quoteId), eq(conversions.status, "processing"));
  const [conversion] = await tx
    .update(conversions)
    .set({
      status: sql`case when ${conversions.willFail} then 'failure' else 'success' end`,
      endedAt: at,
    })
    .where(isProcessing)
    .returning({ status: conversions.status, toAmount: conversions.toAmount });
  if (conversion === undefined) return;
  const { status, toAmount } = conversion;
  const ended = status === "failure" ? status : "success";
  const kind = ended === "success" ? postings.settle : postings.release;
  await post(tx, { kind, ref: quoteId, at, entries: completion(quote, toAmount, ended) });
}

/** The money that was held goes to the dealer, who pays for it, or back to its owner. */
function completion(quote: Quote, paid: string | null, status: "success" | "failure"): Entry[] {
  const owner = String(quote.userId);
  const wallet = walletOf(quote.accountType);
  const { fromCoin, toCoin, fromAmount } = quote;
  const toAmount = paid ?? quote.toAmount;
  const charged = sumOf(quote);
  const held: Entry = { owner, kind: `${wallet}_locked`, coin: fromCoin, amount: negated(fromAmount) };
  if (status === "failure") return [held, { owner, kind: wallet, coin: fromCoin, amount: plain(fromAmount) }];
  return [
    held,
    { owner: house, kind: "dealer", coin: fromCoin, amount: plain(fromAmount) },
    { owner: house, kind: "dealer", coin: toCoin, amount: negated(toAmount) },
    { owner, kind: wallet, coin: toCoin, amount: new Decimal(toAmount).minus(charged).toFixed() },
    ...(charged.gt(0)
      ? [{ owner: house, kind: "fees", coin: toCoin, amount: charged.toFixed() } as const]
      : []),
  ];
}
