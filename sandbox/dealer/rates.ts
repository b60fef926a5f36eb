import { type DealerTerms, dealerMargin, rateWith } from "#shared/domain/dealer-rate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Coin } from "../market/coins.ts";
import type { Market } from "../market/market.ts";
import { depthOf } from "./depth.ts";

/** The dealer's half spread: taken once, on the pair that is sold or, when USDT or a coin is paid for another, bought. */
export const spread = "0.0005";
/** The live price may be this far from a quote before it is refused: 32024 where it is worse, 700016 where it is better. */
export const gapRate = "0.005";
/** Digits of an exchange rate that count; the amounts follow from the rounded rate, so that anyone can check them. */
export const rateDigits = 16;

/** An amount of one of a pair's two coins. */
export interface Size {
  readonly coin: string;
  readonly amount: string;
}

/** What the dealer takes of a pair: the spread, and more where the size reaches deep into its book. */
export function termsOf(from: Coin, to: Coin): DealerTerms {
  return { spread, depth: depthOf(from, to) };
}

/**
 * toCoin per fromCoin with the dealer's margin for this size in it, without a size its best. Undefined when one has no
 * price. Rounded down to 16 digits.
 */
export function dealerRate(
  market: Market,
  fromCoin: string,
  toCoin: string,
  size?: Size,
): Decimal | undefined {
  const from = market.price(fromCoin);
  const to = market.price(toCoin);
  if (from === undefined || to === undefined) return undefined;
  return rateWith(marginOf(market, fromCoin, toCoin, size), toCoin, from, to);
}

function marginOf(market: Market, fromCoin: string, toCoin: string, size: Size | undefined): Decimal {
  if (size === undefined) return new Decimal(spread);
  const from = market.coin(fromCoin);
  const to = market.coin(toCoin);
  const price = market.price(size.coin);
  if (from === undefined || to === undefined || price === undefined) return new Decimal(spread);
  return dealerMargin(termsOf(from, to), new Decimal(size.amount).times(price));
}

/** toCoin per fromCoin without the dealer's spread, undefined when one has no price. */
export function indexRate(market: Market, fromCoin: string, toCoin: string): Decimal | undefined {
  const from = market.price(fromCoin);
  const to = market.price(toCoin);
  return from === undefined || to === undefined ? undefined : new Decimal(from).div(to);
}

/** Where the live rate stands to a quoted one, from the point of view of who converts. */
export type Drift = "none" | "live is worse" | "live is better";

/** Within the gap, or beyond it to either side. */
export function driftOf(quoted: Decimal, live: Decimal): Drift {
  const apart = live.minus(quoted);
  if (apart.abs().lte(quoted.times(gapRate))) return "none";
  return apart.lt(0) ? "live is worse" : "live is better";
}

export function hasMoved(quoted: Decimal, live: Decimal): boolean {
  return driftOf(quoted, live) !== "none";
}
