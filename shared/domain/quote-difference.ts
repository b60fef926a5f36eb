import { Decimal, decimal } from "./decimal.ts";

export interface QuoteDifference {
  /** What came less what was promised, in the received coin; below zero when less came. */
  readonly amount: string;
  /** The same in percent of what was promised; "" when nothing was. */
  readonly percent: string;
}

const hundredthsOfBasisPoints = 4;
const digitsThatCount = 2;

/**
 * How far a conversion came out from its quote (F6a.6). The amount is exact. The percentage has four
 * decimals, half up, and more where they would hide that there is a difference.
 */
export function quoteDifference(quoted: string, received: string): QuoteDifference {
  const promised = decimal(quoted);
  const amount = decimal(received).minus(promised);
  if (promised.isZero()) return { amount: amount.toFixed(), percent: "" };
  const percent = amount.times(100).dividedBy(promised);
  const rounded = percent.decimalPlaces(hundredthsOfBasisPoints, Decimal.ROUND_HALF_UP);
  const shown =
    rounded.isZero() && !percent.isZero()
      ? percent.precision(digitsThatCount, Decimal.ROUND_HALF_UP)
      : rounded;
  return { amount: amount.toFixed(), percent: shown.toFixed() };
}
