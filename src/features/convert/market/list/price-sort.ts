import type { MarketOrderParams } from "#shared/contract/market.ts";
import { usdtSymbol } from "../../pair-symbol.ts";

/** How the price list stands. Pure. */

export type SortColumn = "coin" | MarketOrderParams["by"];
export type SortDirection = MarketOrderParams["direction"];

/** Null: as the server lists them, or as the search found them. */
export type PriceSort = { readonly column: SortColumn; readonly direction: SortDirection } | null;

/** What pressing a head does: largest first, then smallest first, then as it was; names the other way round. */
export function nextSort(sort: PriceSort, column: SortColumn): PriceSort {
  const first: SortDirection = column === "coin" ? "ascending" : "descending";
  if (sort?.column !== column) return { column, direction: first };
  if (sort.direction === first) {
    return { column, direction: first === "ascending" ? "descending" : "ascending" };
  }
  return null;
}

export function directionOf(sort: PriceSort, column: SortColumn): SortDirection | "none" {
  return sort?.column === column ? sort.direction : "none";
}

/** The codes in the asked order. `ranks`: all symbols in that order, for the columns that are figures of the market. */
export function sortCodes(
  codes: readonly string[],
  sort: PriceSort,
  ranks: readonly string[],
): readonly string[] {
  if (sort === null) return codes;
  if (sort.column === "coin") {
    const sign = sort.direction === "ascending" ? 1 : -1;
    return codes.toSorted((a, b) => (a === b ? 0 : a < b ? -sign : sign));
  }
  const rankOf = new Map(ranks.map((symbol, at) => [symbol, at]));
  const last = ranks.length;
  const rank = (code: string): number => rankOf.get(usdtSymbol(code)) ?? last;
  return codes.toSorted((a, b) => rank(a) - rank(b));
}
