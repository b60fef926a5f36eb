import type { Market } from "./market.ts";

/** The market as it stood at a moment gone by: what was done then had the prices of then. */
export const marketAt = (market: Market, at: number): Market => ({
  ...market,
  price: (coin) => market.priceAt(coin, at),
});
