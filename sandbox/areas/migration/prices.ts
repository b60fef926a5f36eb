import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import { priceOf } from "../../dealer/currencies.ts";
import type { Exchange } from "../../exchange.ts";

/** USD, rounded down. */
const usdDecimals = 8;
/** Total and list are two calls: within this time they are valued at the same prices, ms. */
const keepMs = 20_000;

interface Prices {
  readonly at: number;
  readonly usd: Map<string, Decimal>;
}

const stored = new WeakMap<object, Prices>();

/** What an amount is worth, USD as text, "0" without a price. */
export function usdValue({ market, clock }: Exchange, coin: string, amount: string): string {
  const at = Math.floor(clock.now() / keepMs);
  let prices = stored.get(market);
  if (prices?.at !== at) {
    prices = { at, usd: new Map() };
    stored.set(market, prices);
  }
  let price = prices.usd.get(coin);
  if (price === undefined) {
    price = new Decimal(priceOf(market, coin) ?? 0).times(market.fiat.toUsd("USDT") ?? 1);
    prices.usd.set(coin, price);
  }
  return floorTo(price.times(amount), usdDecimals);
}
