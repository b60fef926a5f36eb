import type { SpecialEstimateParams, SpecialEstimateRow, SpecifiedCoin } from "../contract/special-coins.ts";
import { estimateAt, isPositive, roundRate } from "./convert-estimate.ts";
import { Decimal } from "./decimal.ts";
import type { ConvertLimit, EstimateBasis } from "./estimate-basis.ts";

/** What the estimate rests on: the server's word on the coin, null where it has none, and the market's prices. */
export interface SpecialBasis
  extends Pick<EstimateBasis, "failed" | "fromPrice" | "toPrice" | "currencyPerUsdt" | "usdPerUsdt"> {
  /** Undefined until it came. */
  readonly special: SpecifiedCoin | undefined;
}

const one = new Decimal(1);

/** The estimate of an amount at a product's fixed rate, either way. The market is there for comparison only. */
export function estimateSpecial(params: SpecialEstimateParams, basis: SpecialBasis): SpecialEstimateRow {
  const { special, fromPrice, toPrice, ...rest } = basis;
  const { fromCoin, toCoin } = params;
  const limit = special && limitOf(special, fromCoin);
  const pair = {
    fromCoin: special && coinOf(special, fromCoin),
    toCoin: special && coinOf(special, toCoin),
    limit: limit && special && asConvertLimit(limit, special.quoteTtl),
    fromPrice,
    toPrice,
    ...rest,
  };
  const isBack = fromCoin !== params.coin;
  const fixed = special && fixedFor(special, isBack ? fromCoin : toCoin);
  const rate = isBack && fixed ? one : fixed;
  const row = estimateAt(params, pair, rate, isBack && fixed ? fixed : one);
  return {
    ...row,
    fixedRate: fixed?.toFixed() ?? "",
    marketRate: ratioOf(fromPrice, toPrice),
    marketInverse: ratioOf(toPrice, fromPrice),
    // "0" on the wire is no limit.
    singleMax: limit && isPositive(limit.singleMax) ? limit.singleMax : "",
    leftToday:
      limit && isPositive(limit.dailyMax)
        ? Decimal.max(new Decimal(limit.dailyMax).minus(limit.dailyUsed), 0).toFixed()
        : "",
  };
}

function ratioOf(price: string, other: string): string {
  if (!isPositive(price) || !isPositive(other)) return "";
  return roundRate(new Decimal(price).div(other)).toFixed();
}

/** The rate of this very pair: one that is fixed for another coin is none of it. */
function fixedFor({ fixedRate, fixedToCoin }: SpecifiedCoin, coin: string): Decimal | undefined {
  const isOfPair = fixedToCoin === "" || fixedToCoin === coin;
  return isOfPair && isPositive(fixedRate) ? new Decimal(fixedRate) : undefined;
}

/** The limit of the direction that pays with `coin`; none where it is closed. */
function limitOf(special: SpecifiedCoin, coin: string): SpecifiedCoin["limits"][number] | undefined {
  const { limits, reversible } = special;
  if (limits.length > 0) return limits.find((limit) => limit.coin === coin);
  // An exchange that reports no limits of the product has those of the coin.
  const paid = coinOf(special, coin);
  if (paid === null || (coin !== special.coin.coin && !reversible)) return undefined;
  const { singleFromMinLimit: singleMin, singleFromMaxLimit: singleMax } = paid;
  return { coin, singleMin, singleMax, dailyMax: "0", dailyUsed: "0" };
}

function coinOf({ coin, toCoins }: SpecifiedCoin, code: string): SpecifiedCoin["coin"] | null {
  return [coin, ...toCoins].find((listed) => listed.coin === code) ?? null;
}

/** A fixed rate has neither spread nor drift. */
function asConvertLimit(limit: SpecifiedCoin["limits"][number], quoteTtl: number): ConvertLimit {
  return {
    singleFromMinLimit: limit.singleMin,
    singleFromMaxLimit: limit.singleMax,
    dailyFromMaxLimit: limit.dailyMax,
    dailyUsed: limit.dailyUsed,
    quoteTtl,
    gapRate: "0",
    spread: "0",
  };
}
