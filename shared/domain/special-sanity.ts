import { Decimal, isBelow0 } from "./decimal.ts";
import { longestLifeMs } from "./quote-sanity.ts";

/** What cannot be true of special coins and their products, whoever signed it; "" when nothing is wrong. Pure. */

interface Coin {
  readonly coin: string;
  readonly balance: string;
}

interface Limit {
  readonly coin: string;
  readonly singleMin: string;
  readonly singleMax: string;
  readonly dailyMax: string;
  readonly dailyUsed: string;
}

interface Special {
  readonly coin: Coin;
  readonly toCoins: readonly Coin[];
  readonly fixedRate: string;
  readonly fixedToCoin: string;
  readonly limits: readonly Limit[];
  /** ms. */
  readonly quoteTtl: number;
}

const isTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;

/** A coin twice or into itself, a debt, a rate that brings nothing, a price that is held too long, or limits below nothing. */
export function specialFault({ coin, toCoins, fixedRate, fixedToCoin, limits, quoteTtl }: Special): string {
  const coins = [coin, ...toCoins];
  if (isTwice(coins.map((one) => one.coin))) return "toCoins[].coin";
  if (coins.some(({ balance }) => isBelow0(balance))) return "balance";
  if (fixedRate !== "" && new Decimal(fixedRate).lte(0)) return "fixedRate";
  if (fixedToCoin !== "" && !toCoins.some((one) => one.coin === fixedToCoin)) return "fixedToCoin";
  if (quoteTtl > longestLifeMs) return "quoteTtl";
  if (isTwice(limits.map((one) => one.coin))) return "limits[].coin";
  const isSound = ({ singleMin, singleMax, dailyMax, dailyUsed }: Limit): boolean =>
    ![singleMin, singleMax, dailyMax, dailyUsed].some(isBelow0) && new Decimal(singleMin).lte(singleMax);
  return limits.every(isSound) ? "" : "limits[]";
}

interface Product {
  readonly productId: string;
  readonly coin: string;
  readonly toCoin: string;
  readonly fixedRate: string;
}

/** A product twice, one into itself, or one that brings nothing. */
export function productsFault({ products }: { readonly products: readonly Product[] }): string {
  if (isTwice(products.map(({ productId }) => productId))) return "products[].productId";
  if (products.some(({ coin, toCoin }) => coin === toCoin)) return "products[].toCoin";
  return products.some(({ fixedRate }) => new Decimal(fixedRate).lte(0)) ? "products[].fixedRate" : "";
}
