/** Coins whose price is meant to stay put. */
export const stablecoins: readonly string[] = [
  "USDT",
  "USDC",
  "DAI",
  "EURC",
  "FDUSD",
  "TUSD",
  "PYUSD",
  "USDE",
  "USD1",
  "USDQ",
  "EURQ",
  "EURI",
  "XUSD",
];

export function isStablecoin(coin: string): boolean {
  return stablecoins.includes(coin);
}
