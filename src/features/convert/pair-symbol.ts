import { isStablecoin } from "./market/stablecoins.ts";

/** Which live symbol tells about a pair (R3.14: quotes are keyed by symbol, e.g. BTCUSDT). */

/** All live prices are told in this coin (R9.15). */
export const priceCoin = "USDT";

export interface PairSymbol {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
}

/** The market of the coin that moves: what is paid with, unless that stays put and what is received does not. */
export function pairSymbol(from: string, to: string): PairSymbol {
  const base = from === priceCoin || (isStablecoin(from) && !isStablecoin(to)) ? to : from;
  return { symbol: `${base}${priceCoin}`, base, quote: priceCoin };
}

export function usdtSymbol(coin: string): string {
  return `${coin}${priceCoin}`;
}
