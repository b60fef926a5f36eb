import type { CallInput, CallOutput } from "../contract/index.ts";
import type { BatchLimits } from "../contract/small-balance.ts";
import { isPositive } from "./convert-estimate.ts";
import { rateWith } from "./dealer-rate.ts";
import { Decimal } from "./decimal.ts";
import { gapTo, noMargin } from "./quote-gap.ts";
import { unitOf } from "./quote-sanity.ts";
import { widestGap } from "./widest-gap.ts";

type QuotedCoin = CallInput<"batch.quoteGaps">["quoted"][number];

/** The coins of a quote for several that are too far from the live price, or have none, and those that are no small balances; undefined `limits` are not known. */
export function batchGaps(
  { toCoin, quoted, tax }: CallInput<"batch.quoteGaps">,
  limits: BatchLimits | undefined,
  priceOf: (coin: string) => string,
): CallOutput<"batch.quoteGaps"> {
  const toPrice = priceOf(toCoin);
  const taxOf = taxShare(quoted, tax);
  // Small sizes go at the spread alone.
  const margin = new Decimal(limits?.spread ?? noMargin);
  const gaps = quoted.flatMap((coin) => {
    const fromPrice = priceOf(coin.fromCoin);
    if (![fromPrice, toPrice].every(isPositive)) {
      return [{ coin: coin.fromCoin, liveRate: "", percent: "", beyond: true }];
    }
    const pair = { toCoin, fromPrice, toPrice };
    const taxed = taxOf(coin);
    if (taxed.gt(0) && isPositive(coin.availableBalance)) {
      const left = unitOf(coin.toAmount).plus(coin.toAmount).minus(taxed).div(coin.availableBalance);
      const gap = gapTo(pair, noMargin, left, undefined);
      if (gap.beyond) return [{ coin: coin.fromCoin, ...gap }];
    }
    const rate = farther(rateWith(noMargin, toCoin, fromPrice, toPrice), coin, limits?.feeRate);
    return [{ coin: coin.fromCoin, ...gapTo(pair, margin, rate, limits?.gapRate) }];
  });
  return {
    beyond: gaps.flatMap(({ beyond, ...gap }) => (beyond ? [gap] : [])),
    large: largeBalances(quoted, limits, priceOf),
  };
}

/** What each coin is taxed with; where that of all is told alone, each has its part of it. */
function taxShare(quoted: readonly QuotedCoin[], ofAll: string): (coin: QuotedCoin) => Decimal {
  const sum = (of: (coin: QuotedCoin) => string): Decimal =>
    quoted.reduce((all, coin) => all.plus(of(coin)), new Decimal(0));
  if (sum(({ tax }) => tax).gt(0)) return ({ tax }) => new Decimal(tax);
  const comes = sum(({ toAmount }) => toAmount);
  return ({ toAmount }) => (comes.gt(0) ? new Decimal(ofAll).times(toAmount).div(comes) : new Decimal(0));
}

/** By more than prices move meanwhile. */
function largeBalances(
  quoted: readonly QuotedCoin[],
  limits: BatchLimits | undefined,
  priceOf: (coin: string) => string,
): CallOutput<"batch.quoteGaps">["large"] {
  const values = quoted.map(({ fromCoin: coin, availableBalance }) => ({
    coin,
    value: new Decimal(priceOf(coin) || 0).times(availableBalance),
  }));
  const isAbove = (value: Decimal, limit: string | undefined): limit is string =>
    limit !== undefined && isPositive(limit) && value.gt(new Decimal(1).plus(widestGap).times(limit));
  const { coinMaxValue, totalMaxValue } = limits ?? {};
  const total = values.reduce((all, { value }) => all.plus(value), new Decimal(0));
  return [
    ...values.flatMap(({ coin, value }) =>
      isAbove(value, coinMaxValue) ? [{ coin, limit: coinMaxValue }] : [],
    ),
    ...(isAbove(total, totalMaxValue) ? [{ coin: "", limit: totalMaxValue }] : []),
  ];
}

/**
 * The rate that is told, or what the whole balance brings before the fee where that is less and further from the live price. No fee
 * above the wallet's counts as one; above a tenth where the wallet's is not known.
 */
function farther(
  live: Decimal,
  { exchangeRate, availableBalance, toAmount, fee }: QuotedCoin,
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
