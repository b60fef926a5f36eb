import type { BigNumber } from "bignumber.js";
import { Decimal, decimal } from "./decimal.ts";

/** What every number helper takes: text or a number as it came; what is not a finite number counts as 0. */
export type Numeric = BigNumber.Value | null | undefined;

/** Decimal text without exponent, trailing zeros or a sign on zero. */
export function plain(value: Decimal): string {
  return value.isZero() ? "0" : value.toFixed();
}

/** The default precision and rounding (R5.7, R9.7): 58 decimals, floor. */
export function bounded(value: Decimal): Decimal {
  return value.isFinite() ? value.decimalPlaces(58, Decimal.ROUND_FLOOR) : decimal(0);
}
