import { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { requireBlockStanding } from "../../dealer/block/eligibility.ts";
import { blockLimits } from "../../dealer/block/limits.ts";
import { blockRate } from "../../dealer/block/pricing.ts";
import { requirePair } from "../../dealer/eligibility.ts";
import { chargesOn } from "../../dealer/quote-charges.ts";
import {
  isBlock,
  type Quote,
  type QuoteRequest,
  requireFunds,
  requireWithin,
  storeQuote,
} from "../../dealer/quotes.ts";
import type { QuoteTerms } from "../../dealer/settings.ts";
import type { Db } from "../../ledger/database.ts";
import type { Market } from "../../market/market.ts";
import { codes, Refusal } from "../../refusal.ts";
import { amountsOf } from "./quotes.ts";

/** A quote of the block desk, priced for its very size. It is held, used and settled as any other. */
export async function makeBlockQuote(
  db: Db,
  market: Market,
  person: Person,
  request: QuoteRequest,
  at: number,
  terms: QuoteTerms,
): Promise<Quote> {
  if (!isBlock(request)) {
    throw new Refusal(codes.convertBadParameter, "accountType: a block trade's");
  }
  await requireBlockStanding(db, market, person, at);
  const { from, to } = requirePair(market, request.fromCoin, request.toCoin, person);
  const limits = blockLimits(from, to);
  if (limits === undefined) {
    throw new Refusal(codes.notConvertible, `${from.coin} and ${to.coin} are not block traded`);
  }
  const size = { coin: request.requestCoin, amount: request.requestAmount };
  const rate = blockRate({ market, at }, from, to, size);
  if (rate === undefined) throw new Refusal(codes.notConvertible, "No price for this pair");
  const amounts = amountsOf(request, from, to, rate);
  const amount = new Decimal(amounts.fromAmount);
  requireWithin(amount, limits, from);
  await requireFunds(db, person, request, amount);
  const priced = {
    ...amounts,
    ...chargesOn(to, amounts.toAmount, terms),
    rate: rate.toFixed(),
    productId: null,
  };
  return await storeQuote(db, person, request, priced, { at, ttlMs: terms.quoteTtlMs });
}
