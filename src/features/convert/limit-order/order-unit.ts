import type { OpenOrder, OpenOrderRow, PriceView } from "#shared/contract/limit-estimate.ts";
import { pairSymbol } from "../pair-symbol.ts";

export interface ShownPrice {
  readonly base: string;
  readonly quote: string;
  readonly view: PriceView | undefined;
}

/** An order's prices in the unit that a pair is usually told in: so much for one of the coin whose price moves. */
export function shownPrice(
  { fromCoin, toCoin }: Pick<OpenOrder, "fromCoin" | "toCoin">,
  row: OpenOrderRow | undefined,
): ShownPrice {
  const { base } = pairSymbol(fromCoin, toCoin);
  return base === fromCoin
    ? { base, quote: toCoin, view: row?.direct }
    : { base, quote: fromCoin, view: row?.inverse };
}
