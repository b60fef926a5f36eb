import type { CallInput, CallOutput } from "../contract/index.ts";
import { type ConvertLimit, isPositive } from "./convert-estimate.ts";
import { dealerMargin, rateWith } from "./dealer-rate.ts";
import { Decimal } from "./decimal.ts";
import { percentOf } from "./percent.ts";

type Gap = CallOutput<"convert.quoteGap">;

/** USDT for one coin, "" when stale or absent. */
export interface PairPrices {
  readonly fromPrice: string;
  readonly toPrice: string;
}

/** How far a firm price is from the dealer's rate of now for the same size; undefined `terms` are not known. */
export function quoteGap(
  { fromAmount, exchangeRate, toCoin }: CallInput<"convert.quoteGap">,
  terms: ConvertLimit | undefined,
  { fromPrice, toPrice }: PairPrices,
): Gap {
  const gapPercent = terms === undefined ? "" : percentOf(terms.gapRate);
  if (terms === undefined || !isPositive(fromPrice) || !isPositive(toPrice)) {
    return { liveRate: "", percent: "", gapPercent, beyond: null };
  }
  const margin = dealerMargin(terms, new Decimal(fromAmount).times(fromPrice));
  const live = rateWith(margin, toCoin, fromPrice, toPrice);
  if (!live.gt(0)) return { liveRate: "", percent: "", gapPercent, beyond: null };
  const apart = new Decimal(exchangeRate).minus(live);
  return {
    liveRate: live.toFixed(),
    percent: percentOf(apart.div(live)),
    gapPercent,
    beyond: apart.abs().gt(live.times(terms.gapRate)),
  };
}
