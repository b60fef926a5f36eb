import { ceilTo, Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { requirePair } from "../../dealer/eligibility.ts";
import type { Limits } from "../../dealer/limits.ts";
import { chargesOn } from "../../dealer/quote-charges.ts";
import {
  type Quote,
  type QuoteRequest,
  requireFunds,
  requireIdentity,
  requireWithin,
  storeQuote,
} from "../../dealer/quotes.ts";
import type { QuoteTerms } from "../../dealer/settings.ts";
import type { Db } from "../../ledger/database.ts";
import type { Coin } from "../../market/coins.ts";
import type { Market } from "../../market/market.ts";
import { codes, Refusal } from "../../refusal.ts";
import { requireRoomToday } from "./daily-limits.ts";
import { findProduct, type Product } from "./products.ts";

/** As many digits of a rate as count in other quotes; the amounts follow from the product's own, exact rate. */
const rateDigits = 16;

export interface FixedQuoteRequest extends QuoteRequest {
  readonly productId: string;
}

/** A quote at a product's fixed rate: no spread. It is held and used once like any other. */
export async function makeFixedQuote(
  db: Db,
  market: Market,
  person: Person,
  request: FixedQuoteRequest,
  at: number,
  terms: QuoteTerms,
): Promise<Quote> {
  requireIdentity(person);
  const { product, limits } = directionOf(request);
  const { from, to } = requirePair(market, request.fromCoin, request.toCoin, person);
  const amounts = fixedAmounts(product, request, from, to);
  const amount = new Decimal(amounts.fromAmount);
  requireWithin(amount, limits, from);
  await requireRoomToday(db, person.id, { product, coin: from.coin, amount: amounts.fromAmount }, at);
  await requireFunds(db, person, request, amount);
  const priced = {
    ...amounts,
    ...chargesOn(to, amounts.toAmount, terms),
    rate: rateText(product, from.coin),
    productId: product.id,
  };
  return await storeQuote(db, person, request, priced, { at, ttlMs: terms.quoteTtlMs });
}

/** The product and the limits of the way that is asked for, or the refusal that fits. */
function directionOf({ productId, fromCoin, toCoin }: FixedQuoteRequest): {
  readonly product: Product;
  readonly limits: Limits;
} {
  const product = findProduct(productId);
  if (product === undefined) throw new Refusal(codes.notSupported, `No product ${productId}`);
  if (product.coin === fromCoin && product.toCoin === toCoin) return { product, limits: product.limits };
  if (product.coin !== toCoin || product.toCoin !== fromCoin) {
    throw new Refusal(codes.notSupported, `${productId} does not exchange ${fromCoin} for ${toCoin}`);
  }
  if (product.back === null) throw new Refusal(codes.quoteTypeUnsupported, `${productId} has no way back`);
  return { product, limits: product.back };
}

/**
 * What is received is rounded down, what is paid is rounded up. The way back divides by the very rate of the way
 * there: multiplying with its inverse would lose a unit where the division is exact.
 */
export function fixedAmounts(
  { coin, rate }: Pick<Product, "coin" | "rate">,
  { requestCoin, requestAmount }: Pick<QuoteRequest, "requestCoin" | "requestAmount">,
  from: Pick<Coin, "coin" | "accuracy">,
  to: Pick<Coin, "coin" | "accuracy">,
): { readonly fromAmount: string; readonly toAmount: string } {
  const exact = [from, to].find((one) => one.coin === requestCoin);
  if (exact === undefined) throw new Refusal(codes.convertBadParameter, "requestCoin is not of this pair");
  const amount = new Decimal(requestAmount);
  if ((amount.decimalPlaces() ?? 0) > exact.accuracy) {
    throw new Refusal(codes.convertBadParameter, `${exact.coin} has at most ${exact.accuracy} decimals`);
  }
  if (!amount.gt(0)) throw new Refusal(codes.belowMinimum, "Amount below the minimum");
  const isBack = from.coin !== coin;
  const given = isBack ? amount.div(rate) : amount.times(rate);
  const needed = isBack ? amount.times(rate) : amount.div(rate);
  const fromAmount = exact === from ? amount.toFixed() : ceilTo(needed, from.accuracy);
  const toAmount = exact === to ? amount.toFixed() : floorTo(given, to.accuracy);
  if (toAmount === "0") {
    throw new Refusal(codes.belowMinimum, `Too little for the least part of a ${to.coin}`);
  }
  return { fromAmount, toAmount };
}

/** toCoin per fromCoin of one direction. */
function rateText({ coin, rate }: Product, fromCoin: string): string {
  const exact = fromCoin === coin ? new Decimal(rate) : new Decimal(1).div(rate);
  return exact.precision(rateDigits, Decimal.ROUND_FLOOR).toFixed();
}
