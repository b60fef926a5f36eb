import type { ConvertCoin } from "#shared/contract/convert.ts";
import { compareDecimalText } from "./decimal-order.ts";

/** What a coin picker lists and in which order. Pure. */

/** Which end of the conversion a picker chooses for. */
export type PickFor = "from" | "to";

export interface PickRow {
  readonly coin: ConvertCoin;
  /** The coin cannot be chosen for this end. */
  readonly closed: boolean;
  readonly selected: boolean;
  readonly recent: boolean;
}

/** By worth of the balance, then coins that can be chosen before those that cannot, then by code. */
export function sortCoins(coins: readonly ConvertCoin[], pickFor: PickFor): readonly ConvertCoin[] {
  return [...coins].sort(
    (a, b) =>
      compareDecimalText(b.uBalance, a.uBalance) ||
      Number(isClosed(a, pickFor)) - Number(isClosed(b, pickFor)) ||
      (a.coin < b.coin ? -1 : 1),
  );
}

export function isClosed(coin: ConvertCoin, pickFor: PickFor): boolean {
  return pickFor === "from" ? coin.disableFrom : coin.disableTo;
}

/**
 * Coins whose code or name contains the words. An exact code comes first, then codes that begin with the words, then
 * names that do, then the rest; within each, the order of `coins` holds.
 */
export function searchCoins(coins: readonly ConvertCoin[], words: string): readonly ConvertCoin[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return coins;
  const ranked: { readonly coin: ConvertCoin; readonly rank: number }[] = [];
  for (const coin of coins) {
    const rank = rankOf(coin.coin.toLowerCase(), coin.fullName.toLowerCase(), wanted);
    if (rank >= 0) ranked.push({ coin, rank });
  }
  return ranked.sort((a, b) => a.rank - b.rank).map((entry) => entry.coin);
}

function rankOf(code: string, name: string, wanted: string): number {
  if (code === wanted) return 0;
  if (code.startsWith(wanted)) return 1;
  if (name.startsWith(wanted)) return 2;
  return code.includes(wanted) || name.includes(wanted) ? 3 : -1;
}

export function pickRows(
  coins: readonly ConvertCoin[],
  pickFor: PickFor,
  selected: string,
  recent: readonly string[],
): readonly PickRow[] {
  return coins.map((coin) => ({
    coin,
    closed: isClosed(coin, pickFor),
    selected: coin.coin === selected,
    recent: recent.includes(coin.coin),
  }));
}

/** The next row the keyboard lands on: closed rows can be read, so none is jumped over. -1 when there are none. */
export function moveActive(active: number, count: number, key: string): number {
  if (count === 0) return -1;
  switch (key) {
    case "ArrowDown":
      return Math.min(count - 1, active + 1);
    case "ArrowUp":
      return Math.max(0, active - 1);
    case "PageDown":
      return Math.min(count - 1, active + 8);
    case "PageUp":
      return Math.max(0, active - 8);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return active;
  }
}
