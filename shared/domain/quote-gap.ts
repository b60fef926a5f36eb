import type { CallInput, CallOutput } from "../contract/index.ts";
import type { BatchLimits } from "../contract/small-balance.ts";
import { isPositive } from "./convert-estimate.ts";
import { dealerMargin, rateWith } from "./dealer-rate.ts";
import { Decimal } from "./decimal.ts";
import type { ConvertLimit } from "./estimate-basis.ts";
import { percentOf } from "./percent.ts";

type Gap = CallOutput<"convert.quoteGap">;

/** USDT for one coin, "" when stale or absent. */
export interface PairPrices {
  readonly fromPrice: string;
  readonly toPrice: string;
}

/** How far a quote is from the dealer's rate of now for the same size; undefined `terms` are not known. */
export function quoteGap(
  { fromAmount, exchangeRate, toCoin }: CallInput<"convert.quoteGap">,
  terms: ConvertLimit | undefined,
  { fromPrice, toPrice }: PairPrices,
): Gap {
  const gapPercent = terms === undefined ? "" : percentOf(terms.gapRate);
  const unknown: Gap = { liveRate: "", percent: "", gapPercent, beyond: null };
  if (terms === undefined || !isPositive(fromPrice) || !isPositive(toPrice)) return unknown;
  const margin = dealerMargin(terms, new Decimal(fromAmount).times(fromPrice));
  const live = rateWith(margin, toCoin, fromPrice, toPrice);
  return live.gt(0) ? { gapPercent, ...gapTo(live, exchangeRate, terms.gapRate) } : unknown;
}

/** The coins of a quote for several whose rate is too far from the live one; undefined `limits` are not known. */
export function batchGaps(
  { toCoin, quoted }: CallInput<"batch.quoteGaps">,
  limits: BatchLimits | undefined,
  priceOf: (coin: string) => string,
): CallOutput<"batch.quoteGaps"> {
  const gapRate = limits?.gapRate;
  const toPrice = priceOf(toCoin);
  if (gapRate === undefined || !isPositive(toPrice)) return { beyond: [] };
  // Small sizes go at the spread alone.
  const margin = new Decimal(limits?.spread ?? 0);
  const gaps = quoted.flatMap(({ fromCoin: coin, exchangeRate }) => {
    const fromPrice = priceOf(coin);
    if (!isPositive(fromPrice)) return [];
    const live = rateWith(margin, toCoin, fromPrice, toPrice);
    return live.gt(0) ? [{ coin, ...gapTo(live, exchangeRate, gapRate) }] : [];
  });
  return {
    beyond: gaps.flatMap(({ beyond, ...gap }) => (beyond ? [gap] : [])),
  };
}

function gapTo(live: Decimal, rate: string, gapRate: string) {
  const apart = new Decimal(rate).minus(live);
  return {
    liveRate: live.toFixed(),
    percent: percentOf(apart.div(live)),
    beyond: apart.abs().gt(live.times(gapRate)),
  };
}
