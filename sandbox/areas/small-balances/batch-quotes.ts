import { and, asc, eq } from "drizzle-orm";
import type { DroppedCoin } from "#shared/contract/small-balance.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { requireAdmission } from "../../dealer/admission.ts";
import { newQuoteId, walletOf } from "../../dealer/quotes.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import { type BatchMarket, type Candidate, candidatesOf } from "./candidates.ts";
import { refusalCodes } from "./ineligible.ts";
import { type CoinPrice, priceOf } from "./pricing.ts";
import { type BatchQuote, type BatchQuoteCoin, batchQuoteCoins, batchQuotes } from "./tables.ts";
import { requireSelection, totalBounds } from "./terms.ts";

export interface Selection {
  readonly accountType: string;
  readonly fromCoinList: readonly string[];
  readonly toCoin: string;
}

/** A quote for several coins at once. */
export interface BatchPrice {
  readonly quote: BatchQuote;
  readonly coins: readonly BatchQuoteCoin[];
  /** What the price before had and this one has not. */
  readonly dropped: readonly DroppedCoin[];
}

/** Prices a selection for `settings.batchQuoteTtlMs`. Refuses with the codes of F5.9-F5.14. */
export async function makeBatchQuote(
  exchange: BatchMarket,
  db: Db,
  person: Person,
  selection: Selection,
  at: number,
): Promise<BatchPrice> {
  requireAdmission(person, exchange.settings, at);
  requireSelection(selection.fromCoinList, selection.toCoin);
  const { priced, dropped } = await priceAll(exchange, db, person, selection, at);
  const [first] = dropped;
  if (first !== undefined) {
    throw new Refusal(refusalCodes[first.reason], `${first.coin} is not eligible: ${first.reason}`);
  }
  return store(exchange, db, person, selection, priced, [], at);
}

/** Prices the selection of an earlier price again; what no longer converts is left out and told. */
export async function makeBatchQuoteAgain(
  exchange: BatchMarket,
  db: Db,
  person: Person,
  quoteId: string,
  at: number,
): Promise<BatchPrice> {
  requireAdmission(person, exchange.settings, at);
  const quote = await findQuote(db, person, quoteId);
  if (quote.usedAt !== null) throw new Refusal(codes.quoteUsed, "This price was used");
  const fromCoinList = (await quotedCoins(db, quoteId)).map(({ fromCoin }) => fromCoin);
  const selection = { accountType: quote.accountType, fromCoinList, toCoin: quote.toCoin };
  const { priced, dropped } = await priceAll(exchange, db, person, selection, at);
  if (priced.length === 0) throw new Refusal(codes.notConvertible, "None of these coins is eligible now");
  return store(exchange, db, person, selection, priced, dropped, at);
}

/** A person's own price, or 700008 for one that nobody knows and 700011 for another's. */
async function findQuote(db: Db, person: Person, quoteId: string): Promise<BatchQuote> {
  const [quote] = await db.select().from(batchQuotes).where(eq(batchQuotes.id, quoteId));
  return ownQuote(quote, person);
}

/** As {@link findQuote}, the row held until the transaction ends: a second taker waits. */
export async function lockQuote(tx: Db, person: Person, quoteId: string): Promise<BatchQuote> {
  const [quote] = await tx.select().from(batchQuotes).where(eq(batchQuotes.id, quoteId)).for("no key update");
  return ownQuote(quote, person);
}

function ownQuote(quote: BatchQuote | undefined, person: Person): BatchQuote {
  if (quote === undefined) throw new Refusal(codes.quoteExpired, "Unknown quote");
  if (quote.userId !== person.id) throw new Refusal(codes.otherUsersQuote, "This quote is another user's");
  return quote;
}

export async function quotedCoins(db: Db, quoteId: string): Promise<BatchQuoteCoin[]> {
  return db
    .select()
    .from(batchQuoteCoins)
    .where(and(eq(batchQuoteCoins.quoteId, quoteId)))
    .orderBy(asc(batchQuoteCoins.place));
}

interface Priced {
  readonly candidate: Candidate;
  readonly price: CoinPrice;
}

async function priceAll(
  exchange: BatchMarket,
  db: Db,
  person: Person,
  { accountType, fromCoinList, toCoin }: Selection,
  at: number,
): Promise<{ readonly priced: readonly Priced[]; readonly dropped: readonly DroppedCoin[] }> {
  const { market } = exchange;
  const to = market.coin(toCoin);
  if (to === undefined) throw new Refusal(codes.notConvertible, `${toCoin} cannot be converted`);
  const found = await candidatesOf(exchange, db, person, walletOf(accountType), at);
  const byCode = new Map(found.map((one) => [one.coin.coin, one]));
  const priced: Priced[] = [];
  const dropped: DroppedCoin[] = [];
  for (const coin of fromCoinList) {
    const candidate = byCode.get(coin);
    if (candidate === undefined) dropped.push({ coin, reason: "gone" });
    else if (candidate.ineligibility !== null) dropped.push({ coin, reason: candidate.ineligibility.reason });
    else if (candidate.coin === to) dropped.push({ coin, reason: "target" });
    else {
      const price = priceOf(market, candidate.coin, to, candidate.amount);
      if (price === null) dropped.push({ coin, reason: "fee" });
      else priced.push({ candidate, price });
    }
  }
  return { priced, dropped };
}

async function store(
  { settings }: BatchMarket,
  db: Db,
  person: Person,
  { accountType, toCoin }: Selection,
  priced: readonly Priced[],
  dropped: readonly DroppedCoin[],
  at: number,
): Promise<BatchPrice> {
  const total = priced.reduce((sum, { candidate }) => sum.plus(candidate.value), new Decimal(0));
  const { min, max } = totalBounds(settings);
  if (total.lt(min)) throw new Refusal(codes.belowMinimum, `Worth less than ${min} USDT`);
  if (total.gt(max)) throw new Refusal(codes.aboveMaximum, `Worth more than ${max} USDT`);
  const quote: BatchQuote = {
    id: newQuoteId(at),
    userId: person.id,
    accountType,
    toCoin,
    createdAt: at,
    expiresAt: at + settings.batchQuoteTtlMs,
    usedAt: null,
  };
  const coins = priced.map(
    ({ candidate, price }, index): BatchQuoteCoin => ({
      quoteId: quote.id,
      place: index + 1,
      fromCoin: candidate.coin.coin,
      fromAmount: candidate.amount,
      value: candidate.value.toFixed(),
      rate: price.rate,
      toAmount: price.receive,
      feeAmount: price.fee,
    }),
  );
  await db.transaction(async (tx) => {
    await tx.insert(batchQuotes).values(quote);
    await tx.insert(batchQuoteCoins).values(coins);
  });
  return { quote, coins, dropped };
}
