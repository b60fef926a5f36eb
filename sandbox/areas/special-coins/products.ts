import type { Limits } from "../../dealer/limits.ts";

/** A coin that is exchanged at a rate of its own, whatever the market does (R2.4, F8.16). */
export interface Product {
  /** The {id} of /exchange/lwb-exchange/{id}. */
  readonly id: string;
  readonly coin: string;
  readonly toCoin: string;
  /** toCoin per coin. */
  readonly rate: string;
  /** In `coin`. */
  readonly limits: Limits;
  /** In `toCoin`; null where there is no way back. */
  readonly back: Limits | null;
  /** Neutral names stand for the three providers (F8.21). */
  readonly provider: "providerA" | "providerB" | "providerC";
  /** Further coins its page names, which go at the market's rate. */
  readonly atMarket: readonly string[];
}

const million = { min: "1", max: "500000", daily: "2000000" } as const;

export const products: readonly Product[] = [
  {
    id: "usdt-usdc",
    coin: "USDT",
    toCoin: "USDC",
    rate: "1",
    limits: million,
    back: million,
    provider: "providerA",
    atMarket: ["MNT", "EURC"],
  },
  {
    id: "dai-usdc",
    coin: "DAI",
    toCoin: "USDC",
    rate: "0.9995",
    limits: { min: "5", max: "100000", daily: "250000" },
    back: null,
    provider: "providerB",
    atMarket: ["USDT"],
  },
  {
    id: "eurc-usdc",
    coin: "EURC",
    toCoin: "USDC",
    rate: "1.083",
    limits: { min: "5", max: "50000", daily: "100000" },
    back: { min: "5.5", max: "54000", daily: "108000" },
    provider: "providerC",
    atMarket: ["USDT"],
  },
];

export function findProduct(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}

/** The product of a coin: the one asked for, or the first there is. */
export function productOf(coin: string, id: string | undefined): Product | undefined {
  return products.find((product) => product.coin === coin && (id === undefined || product.id === id));
}
