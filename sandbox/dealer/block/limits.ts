import { Decimal } from "#shared/domain/decimal.ts";
import type { Coin } from "../../market/coins.ts";
import { depthOf } from "../depth.ts";

/** The least value of a block, in USDT. */
const minValue = 50_000;
/** The most is what the thinner coin's book holds within so many percent of the live price. */
const reachPercent = 2;
const maxDigits = 2;

export interface BlockLimits {
  readonly min: string;
  readonly max: string;
}

/** How much of `from` one block takes, in round figures at the price of boot; undefined where the pair is too thin for one. */
export function blockLimits(from: Coin, to: Coin): BlockLimits | undefined {
  const price = from.start?.last ?? "1";
  const min = new Decimal(minValue)
    .div(price)
    .precision(1, Decimal.ROUND_CEIL)
    .decimalPlaces(from.accuracy, Decimal.ROUND_CEIL);
  const max = new Decimal(depthOf(from, to).valuePerPercent)
    .times(reachPercent)
    .div(price)
    .precision(maxDigits, Decimal.ROUND_FLOOR)
    .decimalPlaces(from.accuracy, Decimal.ROUND_FLOOR);
  return max.lt(min) ? undefined : { min: min.toFixed(), max: max.toFixed() };
}
