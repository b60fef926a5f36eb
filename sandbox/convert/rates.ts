import { Decimal } from "#shared/domain/decimal.ts";
import { quoteCoin } from "../market/coins.ts";
import type { Market } from "../market/market.ts";

/** The dealer's half spread: taken once, on the pair that is sold or, when USDT or a coin is paid for another, bought. */
export const spread = "0.0005";
/** The live price may be this far from a quote before it is refused (32024). */
export const gapRate = "0.005";
/** Digits of an exchange rate that count; the amounts follow from the rounded rate, so that anyone can check them. */
const rateDigits = 16;

/** toCoin per fromCoin with the spread in it, undefined when one has no price. Rounded down to 16 digits. */
export function dealerRate(market: Market, fromCoin: string, toCoin: string): Decimal | undefined {
  const from = market.price(fromCoin);
  const to = market.price(toCoin);
  if (from === undefined || to === undefined) return undefined;
  const rate =
    toCoin === quoteCoin
      ? new Decimal(from).times(new Decimal(1).minus(spread))
      : new Decimal(from).div(new Decimal(to).times(new Decimal(1).plus(spread)));
  return rate.precision(rateDigits, Decimal.ROUND_FLOOR);
}

/** toCoin per fromCoin without the dealer's spread, undefined when one has no price. */
export function indexRate(market: Market, fromCoin: string, toCoin: string): Decimal | undefined {
  const from = market.price(fromCoin);
  const to = market.price(toCoin);
  return from === undefined || to === undefined ? undefined : new Decimal(from).div(to);
}

/** Whether the live rate left the quoted one behind, to either side. */
export function hasMoved(quoted: Decimal, live: Decimal): boolean {
  return live.minus(quoted).abs().gt(quoted.times(gapRate));
}
