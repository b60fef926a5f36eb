import { Decimal, decimal } from "./decimal.ts";
import { widestGap } from "./widest-gap.ts";

export interface QuoteDifference {
  /** What came less what was promised, in the received coin; below zero when less came. */
  readonly amount: string;
  /** The same in percent of what was promised; "" when nothing was. */
  readonly percent: string;
  /** No settlement of a moment later makes so much of a difference. */
  readonly isFar: boolean;
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
  if (promised.isZero()) return { amount: amount.toFixed(), percent: "", isFar: false };
  const percent = amount.times(100).dividedBy(promised);
  const rounded = percent.decimalPlaces(hundredthsOfBasisPoints, Decimal.ROUND_HALF_UP);
  const shown =
    rounded.isZero() && !percent.isZero()
      ? percent.precision(digitsThatCount, Decimal.ROUND_HALF_UP)
      : rounded;
  const isFar = amount.abs().gt(promised.abs().times(widestGap));
  return { amount: amount.toFixed(), percent: shown.toFixed(), isFar };
}
