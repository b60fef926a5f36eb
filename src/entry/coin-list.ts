import type { ConvertCoin } from "#shared/contract/convert.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";

/** What a coin picker lists and in which order. Pure. */

/** Which end of the conversion a picker chooses for. */
export type PickFor = "from" | "to";

/** By worth of the balance, then coins that can be chosen before those that cannot, then by code. */
export function sortCoins(coins: readonly ConvertCoin[], pickFor: PickFor): readonly ConvertCoin[] {
  return coins.toSorted(
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
 * Coins whose code or name contains the query. An exact code comes first, then codes that begin with the query, then
 * names that do, then the rest; within each, the order of `coins` holds.
 */
export function searchCoins<C extends Pick<ConvertCoin, "coin" | "fullName">>(
  coins: readonly C[],
  query: string,
): readonly C[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return coins;
  const ranked: { readonly coin: C; readonly rank: number }[] = [];
  for (const coin of coins) {
    const rank = rankOf(coin.coin.toLowerCase(), coin.fullName.toLowerCase(), wanted);
    if (rank >= 0) ranked.push({ coin, rank });
  }
  return ranked.toSorted((a, b) => a.rank - b.rank).map((entry) => entry.coin);
}

function rankOf(code: string, name: string, wanted: string): number {
  if (code === wanted) return 0;
  if (code.startsWith(wanted)) return 1;
  if (name.startsWith(wanted)) return 2;
  return code.includes(wanted) || name.includes(wanted) ? 3 : -1;
}
