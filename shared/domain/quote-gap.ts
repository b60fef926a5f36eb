import type { CallInput, CallOutput } from "../contract/index.ts";
import type { BatchLimits } from "../contract/small-balance.ts";
import { afterCharges } from "./after-charges.ts";
import { isPositive } from "./convert-estimate.ts";
import { dealerMargin, rateWith, roundRate } from "./dealer-rate.ts";
import { Decimal } from "./decimal.ts";
import type { ConvertLimit } from "./estimate-basis.ts";
import { percentOf } from "./percent.ts";
import { unitOf } from "./quote-sanity.ts";
import { widestGap } from "./widest-gap.ts";

type Gap = CallOutput<"convert.quoteGap">;
const noMargin = new Decimal(0);

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

/** The coins of a quote for several that are too far from the live price, or have none; undefined `limits` are not known. */
export function batchGaps(
  { toCoin, quoted }: CallInput<"batch.quoteGaps">,
  limits: BatchLimits | undefined,
  priceOf: (coin: string) => string,
): CallOutput<"batch.quoteGaps"> {
  const toPrice = priceOf(toCoin);
  // Small sizes go at the spread alone.
  const margin = new Decimal(limits?.spread ?? noMargin);
  const gaps = quoted.flatMap((coin) => {
    const fromPrice = priceOf(coin.fromCoin);
    if (![fromPrice, toPrice].every(isPositive)) {
      return [{ coin: coin.fromCoin, liveRate: "", percent: "", beyond: true }];
    }
    const pair = { toCoin, fromPrice, toPrice };
    const rate = farther(rateWith(noMargin, toCoin, fromPrice, toPrice), coin, limits?.feeRate);
    return [{ coin: coin.fromCoin, ...gapTo(pair, margin, rate, limits?.gapRate) }];
  });
  return {
    beyond: gaps.flatMap(({ beyond, ...gap }) => (beyond ? [gap] : [])),
  };
}

/**
 * The rate that is told, or what the whole balance brings before the fee where that is less and further from the live price. No fee
 * above the wallet's counts as one; above a tenth where the wallet's is not known.
 */
function farther(
  live: Decimal,
  { exchangeRate, availableBalance, toAmount, fee }: CallInput<"batch.quoteGaps">["quoted"][number],
  feeRate: string = widestGap,
): Decimal {
  const told = new Decimal(exchangeRate);
  if (!isPositive(availableBalance)) return told;
  // What comes is rounded down to its coin's decimals, and a fee up.
  const unit = unitOf(toAmount);
  const most = unit.plus(toAmount).plus(fee);
  const mostAtFee = unit.times(2).plus(toAmount).div(new Decimal(1).minus(feeRate));
  const brought = Decimal.min(told, Decimal.min(most, mostAtFee).div(availableBalance));
  const apart = (rate: Decimal): Decimal => rate.minus(live).abs();
  return apart(brought).gt(apart(told)) ? brought : told;
}

interface Pair extends PairPrices {
  readonly toCoin: string;
}

/**
 * To the live price with the dealer's margin in it; to the bare one where that is too far off whatever the terms say, since
 * margins are told by the same exchange as the price is.
 */
function gapTo(
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
