import type { CallInput, CallOutput } from "../contract/index.ts";
import { afterCharges } from "./after-charges.ts";
import { isPositive } from "./convert-estimate.ts";
import { dealerMargin, rateWith, roundRate } from "./dealer-rate.ts";
import { Decimal } from "./decimal.ts";
import type { ConvertLimit } from "./estimate-basis.ts";
import { percentOf } from "./percent.ts";
import { widestGap } from "./widest-gap.ts";

type Gap = CallOutput<"convert.quoteGap">;
export const noMargin = new Decimal(0);

/** USDT for one coin, "" when stale or absent. */
export interface PairPrices {
  readonly fromPrice: string;
  readonly toPrice: string;
}

/** How far a price may be from the live one by terms that have a gap of their own, or none. */
export function allowedGap(gapRate: string | undefined): Decimal {
  return Decimal.min(gapRate || widestGap, widestGap);
}

/**
 * How far a quote is from the dealer's rate of now for the same size; undefined `terms` are not known. Its amounts are what moves, so
 * they are compared: the rate beside them may be told with more digits than they are. Charges are none of the rate, unless a tenth is
 * between the bare price and what they leave.
 */
export function quoteGap(
  quote: CallInput<"convert.quoteGap">,
  terms: ConvertLimit | undefined,
  { fromPrice, toPrice }: PairPrices,
): Gap {
  const { fromAmount, toAmount, toCoin } = quote;
  const gapPercent = terms === undefined ? "" : percentOf(terms.gapRate);
  const unknown: Gap = { quoteRate: "", liveRate: "", percent: "", gapPercent, beyond: null };
  if (![fromPrice, toPrice, fromAmount].every(isPositive)) return unknown;
  const pair = { toCoin, fromPrice, toPrice };
  const { paid, received } = afterCharges(quote, quote.charges);
  const left = received.div(paid);
  const charged = gapTo(pair, noMargin, left, undefined);
  if (charged.beyond) return { gapPercent, quoteRate: roundRate(left).toFixed(), ...charged };
  const margin =
    terms === undefined ? noMargin : dealerMargin(terms, new Decimal(fromAmount).times(fromPrice));
  const rate = new Decimal(toAmount).div(fromAmount);
  const gap = gapTo(pair, margin, rate, terms?.gapRate);
  return { gapPercent, quoteRate: roundRate(rate).toFixed(), ...gap };
}

interface Pair extends PairPrices {
  readonly toCoin: string;
}

/**
 * To the live price with the dealer's margin in it; to the bare one where that is too far off whatever the terms say, since
 * margins are told by the same exchange as the price is.
 */
export function gapTo(
  { toCoin, fromPrice, toPrice }: Pair,
  margin: Decimal,
  rate: Decimal,
  gapRate: string | undefined,
) {
  const gapWith = (taken: Decimal, allowed: Decimal) => {
    const live = rateWith(taken, toCoin, fromPrice, toPrice);
    const apart = rate.minus(live);
    return {
      liveRate: live.toFixed(),
      percent: percentOf(apart.div(live)),
      beyond: apart.abs().gt(live.times(allowed)),
    };
  };
  const bare = gapWith(noMargin, allowedGap(undefined));
  return bare.beyond ? bare : gapWith(margin, allowedGap(gapRate));
}
