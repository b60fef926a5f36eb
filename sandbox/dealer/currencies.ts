import { rateWith } from "#shared/domain/dealer-rate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Market } from "../market/market.ts";
import { dealerRate, spread } from "./rates.ts";

/** What a conversion may end in: a coin of this exchange, or money of a state, which has no pair here. */

/** Decimals of the books. */
const currencies: Readonly<Record<string, number>> = { EUR: 2 };
/** Accounts hold them beside coins. */
export const heldCurrencies: readonly string[] = Object.keys(currencies);
/** USDT for one unit, to this many digits. */
const priceDigits = 16;

/** Decimals of an amount; undefined for what nobody has here. */
export function accuracyOf(market: Market, code: string): number | undefined {
  return market.coin(code)?.accuracy ?? currencies[code];
}

/** USDT for one unit: of a coin its last price, of a currency the rate of the board of currencies. */
export function priceOf(market: Market, code: string): string | undefined {
  const price = market.price(code);
  if (price !== undefined || !Object.hasOwn(currencies, code)) return price;
  const [usd, perUsdt] = [market.fiat.toUsd(code), market.fiat.toUsd("USDT")];
  if (usd === undefined || perUsdt === undefined) return undefined;
  return new Decimal(usd).div(perUsdt).precision(priceDigits).toFixed();
}

/** toCoin per fromCoin for this amount, the dealer's margin in it; currencies are bought at the spread, whatever the size. */
export function conversionRate(
  market: Market,
  coin: string,
  toCoin: string,
  amount: string,
): Decimal | undefined {
  if (!Object.hasOwn(currencies, toCoin)) return dealerRate(market, coin, toCoin, { coin, amount });
  const [from, to] = [priceOf(market, coin), priceOf(market, toCoin)];
  return from === undefined || to === undefined ? undefined : rateWith(new Decimal(spread), toCoin, from, to);
}
