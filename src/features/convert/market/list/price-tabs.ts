import type { ConvertCoin } from "#shared/contract/convert.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { priceCoin } from "../../pair-symbol.ts";
import { stablecoins } from "../stablecoins.ts";

/** What each tab of the price list shows. Pure. */

export const priceTabs = ["popular", "hot", "new", "yours", "stable"] as const;
export type PriceTab = (typeof priceTabs)[number];

export interface PriceSources {
  readonly coins: readonly ConvertCoin[];
  /** Base coins in the order the server recommends. */
  readonly recommended: readonly string[];
  /** Coins that are traded most, the busiest first. */
  readonly hot: readonly string[];
  /** Base coins, newest first. */
  readonly added: readonly string[];
}

/** Codes of the coins of each tab. USDT prices the others and has no row of its own. A tab without coins is left out. */
export function tabCoins(sources: PriceSources): ReadonlyMap<PriceTab, readonly string[]> {
  const known = new Set(sources.coins.map((coin) => coin.coin));
  const listed = (codes: readonly string[]): readonly string[] =>
    [...new Set(codes)].filter((code) => code !== priceCoin && (known.size === 0 || known.has(code)));
  const owned = sources.coins.filter((coin) => coin.balance !== "" && !isZeroText(coin.balance));
  const lists: Readonly<Record<PriceTab, readonly string[]>> = {
    popular: listed(sources.recommended),
    hot: listed(sources.hot),
    new: listed(sources.added),
    yours: listed(owned.map((coin) => coin.coin)),
    stable: listed(stablecoins.filter((code) => known.has(code))),
  };
  return new Map(priceTabs.filter((tab) => lists[tab].length > 0).map((tab) => [tab, lists[tab]]));
}
