import type { Special } from "./use-special.ts";

/** A rate as it is written: 1 `from` is so many `to`. */
export interface ShownRate {
  readonly from: string;
  readonly to: string;
  readonly rate: string;
  /** The market's of now, "" when stale or absent. */
  readonly market: string;
}

/**
 * The rate in the direction in which it is exact: one to one holds either way, any other stands as the product has it,
 * since its inverse could only be shown rounded.
 */
export function shownRate({ product, form, isBack, row, current }: Special): ShownRate {
  const { coin, toCoin } = product;
  const own = current ? row : undefined;
  const fixedRate = own?.fixedRate || product.fixedRate;
  if (isBack && fixedRate !== "1") {
    return { from: coin, to: toCoin, rate: fixedRate, market: own?.marketInverse ?? "" };
  }
  return { from: form.fromCoin, to: form.toCoin, rate: fixedRate, market: own?.marketRate ?? "" };
}
