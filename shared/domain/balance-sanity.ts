import { fitsNothing } from "./bounds-sanity.ts";
import type { DealerDepth } from "./dealer-rate.ts";
import { Decimal, decimal, isBelow0 } from "./decimal.ts";
import { isZeroText } from "./decimal-text.ts";
import { longestLifeMs } from "./quote-sanity.ts";

/** What cannot be true of what a person is told to own, whoever signed it; "" when nothing is wrong. Pure. */

/** What rounding may make of one account, in the currency of the values. */
const rounding = "0.01";

const isTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;

interface Account {
  readonly accountType: string;
  readonly totalEquity: string;
  readonly valuationCurrency: string;
  readonly coinDetail: readonly { readonly coin: string }[];
}

interface Overview {
  readonly list: readonly Account[];
  readonly totalEquity: string;
  readonly limitAmountUsd?: string | undefined;
}

/**
 * An account or a coin of one twice, values in another currency than requested, less than nothing that is not safe yet, or
 * a total that is not the accounts'.
 */
export function overviewFault(
  { list, totalEquity, limitAmountUsd = "" }: Overview,
  { valuationCurrency: wanted }: { readonly valuationCurrency?: string | undefined },
): string {
  if (isTwice(list.map(({ accountType }) => accountType))) return "list[].accountType";
  if (list.some(({ coinDetail }) => isTwice(coinDetail.map(({ coin }) => coin)))) return "list[].coinDetail";
  if (wanted !== undefined && list.some(({ valuationCurrency }) => valuationCurrency !== wanted)) {
    return "list[].valuationCurrency";
  }
  if (isBelow0(limitAmountUsd)) return "limitAmountUsd";
  const sum = list.reduce((all, account) => all.plus(account.totalEquity), new Decimal(0));
  return sum
    .minus(totalEquity)
    .abs()
    .gt(new Decimal(rounding).times(list.length + 1))
    ? "totalEquity"
    : "";
}

interface Coin {
  readonly coin: string;
  readonly balance: string;
  /** Its value, which stands in for a live price. */
  readonly uBalance: string;
}

/** A coin twice, or less than nothing. */
export function coinsFault({ coins }: { readonly coins: readonly Coin[] }): string {
  if (isTwice(coins.map(({ coin }) => coin))) return "coins[].coin";
  return coins.some((coin) => isBelow0(coin.balance) || isBelow0(coin.uBalance)) ? "coins[].balance" : "";
}

interface Movable {
  readonly coin: string;
  readonly walletBalance: string;
  readonly transferBalance: string;
}

/** A coin twice, or more to move than there is. */
export function movableFault({ balance }: { readonly balance: readonly Movable[] }): string {
  if (isTwice(balance.map(({ coin }) => coin))) return "balance[].coin";
  const isTooMuch = ({ walletBalance, transferBalance: movable }: Movable): boolean =>
    isBelow0(movable) || decimal(movable).gt(Decimal.max(walletBalance, 0));
  return balance.some(isTooMuch) ? "balance[].transferBalance" : "";
}

/** A coin twice, or less than nothing. */
export function smallCoinsFault({
  smallAssetCoins: coins,
}: {
  readonly smallAssetCoins: readonly { readonly fromCoin: string; readonly availableBalance: string }[];
}): string {
  if (isTwice(coins.map(({ fromCoin }) => fromCoin))) return "smallAssetCoins[].fromCoin";
  return coins.some((coin) => isBelow0(coin.availableBalance)) ? "smallAssetCoins[].availableBalance" : "";
}

interface Terms {
  readonly depth?: DealerDepth | undefined;
  /** ms. */
  readonly quoteTtl?: number | undefined;
  readonly singleFromMinLimit?: string | undefined;
  /** "0" is none (F2b.7). */
  readonly singleFromMaxLimit?: string | undefined;
  readonly totalMinValue?: string | undefined;
  readonly totalMaxValue?: string | undefined;
}

/**
 * Figures of a pair or a wallet that are below nothing, bounds that nothing fits, a ratio that is the whole price, depth that is none,
 * or a price that is held too long.
 */
export function termsFault(answer: Terms): string {
  const { depth, quoteTtl = 0, singleFromMaxLimit: most = "", ...least } = answer;
  if (depth && (isBelow0(depth.flatSpreadValue) || !decimal(depth.valuePerPercent).gt(0))) return "depth";
  if (quoteTtl > longestLifeMs) return "quoteTtl";
  if (!isZeroText(most) && fitsNothing(least.singleFromMinLimit ?? "", most)) return "singleFromMinLimit";
  if (fitsNothing(least.totalMinValue ?? "", least.totalMaxValue ?? "")) return "totalMinValue";
  for (const [name, value] of Object.entries(answer)) {
    if (typeof value !== "string" || value === "" || Number.isNaN(Number(value))) continue;
    if (isBelow0(value)) return name;
    if ((name === "gapRate" || name === "spread" || name === "feeRate") && new Decimal(value).gte(1))
      return name;
  }
  return "";
}
