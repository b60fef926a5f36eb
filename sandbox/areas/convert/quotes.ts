import { and, eq, gte, isNull, ne, notLike, sql } from "drizzle-orm";
import { ceilTo, Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { requirePair } from "../../dealer/eligibility.ts";
import { pairLimits } from "../../dealer/limits.ts";
import { chargesOn } from "../../dealer/quote-charges.ts";
import {
  type Quote,
  type QuoteRequest,
  requireFunds,
  requireIdentity,
  requireWithin,
  storeQuote,
} from "../../dealer/quotes.ts";
import { dealerRate } from "../../dealer/rates.ts";
import type { QuoteTerms } from "../../dealer/settings.ts";
import { conversions, quotes } from "../../dealer/tables.ts";
import type { Db } from "../../ledger/database.ts";
import { dayMs } from "../../market/candle.ts";
import type { Coin } from "../../market/coins.ts";
import type { Market } from "../../market/market.ts";
import { codes, Refusal } from "../../refusal.ts";

/** A quote on these terms: stored, to be used once. Refuses with the codes of F5.9-F5.14. */
export async function makeQuote(
  db: Db,
  market: Market,
  person: Person,
  request: QuoteRequest,
  at: number,
  terms: QuoteTerms,
): Promise<Quote> {
  requireIdentity(person);
  const { from, to } = requirePair(market, request.fromCoin, request.toCoin, person);
  const size = { coin: request.requestCoin, amount: request.requestAmount };
  const rate = dealerRate(market, from.coin, to.coin, size);
  if (rate === undefined) throw new Refusal(codes.notConvertible, "No price for this pair");
  const amounts = amountsOf(request, from, to, rate);
  await requireRoom(db, person, request, { from, to, amount: new Decimal(amounts.fromAmount) }, at);
  const priced = {
    ...amounts,
    ...chargesOn(to, amounts.toAmount, terms),
    rate: rate.toFixed(),
    productId: null,
  };
  return await storeQuote(db, person, request, priced, { at, ttlMs: terms.quoteTtlMs });
}

/** What is received is rounded down, what is paid is rounded up. */
export function amountsOf(
  request: QuoteRequest,
  from: Coin,
  to: Coin,
  rate: Decimal,
): { readonly fromAmount: string; readonly toAmount: string } {
  const coin = [from, to].find((one) => one.coin === request.requestCoin);
  if (coin === undefined) throw new Refusal(codes.convertBadParameter, "requestCoin is not of this pair");
  const amount = new Decimal(request.requestAmount);
  if ((amount.decimalPlaces() ?? 0) > coin.accuracy) {
    throw new Refusal(codes.convertBadParameter, `${coin.coin} has at most ${coin.accuracy} decimals`);
  }
  if (!amount.isPositive() || amount.isZero())
    throw new Refusal(codes.belowMinimum, "Amount below the minimum");
  const fromAmount = coin === from ? amount.toFixed() : ceilTo(amount.div(rate), from.accuracy);
  const toAmount = coin === to ? amount.toFixed() : floorTo(amount.times(rate), to.accuracy);
  if (toAmount === "0")
    throw new Refusal(codes.belowMinimum, `Too little for the least part of a ${to.coin}`);
  return { fromAmount, toAmount };
}

async function requireRoom(
  db: Db,
  person: Person,
  request: QuoteRequest,
  { from, to, amount }: { readonly from: Coin; readonly to: Coin; readonly amount: Decimal },
  at: number,
): Promise<void> {
  const limits = pairLimits(from, to);
  requireWithin(amount, limits, from);
  const used = await usedToday(db, person.id, from.coin, at);
  if (amount.plus(used).gt(limits.daily)) {
    throw new Refusal(codes.aboveMaximum, `At most ${limits.daily} ${from.coin} a day, ${used} used`);
  }
  await requireFunds(db, person, request, amount);
}

/** What a person paid of a coin at the market since midnight UTC, failures left out. Products count for themselves, blocks not. */
export async function usedToday(db: Db, userId: number, coin: string, at: number): Promise<string> {
  const [row] = await db
    .select({ total: sql<string | null>`sum(${conversions.fromAmount})::text` })
    .from(conversions)
    .innerJoin(quotes, eq(quotes.id, conversions.quoteId))
    .where(
      and(
        eq(conversions.userId, userId),
        isNull(quotes.productId),
        notLike(quotes.accountType, "%_block_trade"),
        eq(conversions.fromCoin, coin),
        gte(conversions.createdAt, Math.floor(at / dayMs) * dayMs),
        ne(conversions.status, "failure"),
      ),
    );
  return new Decimal(row?.total ?? 0).toFixed();
}
