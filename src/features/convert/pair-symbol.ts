/** Which live symbol shows a pair (spec section 3: quotes are keyed by symbol, e.g. BTCUSDT). */

/** The coins that others are priced in, the weightiest first. */
const quoteCoins = ["USDT", "USDC", "EUR", "BTC", "ETH"];

export interface PairSymbol {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
}

/** The market whose price tells about a pair: the one that joins both coins, else the first coin's own in USDT. */
export function pairSymbol(from: string, to: string): PairSymbol {
  const rankFrom = quoteCoins.indexOf(from);
  const rankTo = quoteCoins.indexOf(to);
  if (rankTo >= 0 && (rankFrom < 0 || rankTo < rankFrom)) return joined(from, to);
  if (rankFrom >= 0) return joined(to, from);
  return joined(from, "USDT");
}

export function usdtSymbol(coin: string): string {
  return `${coin}USDT`;
}

function joined(base: string, quote: string): PairSymbol {
  return { symbol: `${base}${quote}`, base, quote };
}
