import type { BigNumber } from "bignumber.js";
import type { Decimal } from "./decimal.ts";

/** What every number helper takes: text or a number as it came; what is not a finite number counts as 0. */
export type Numeric = BigNumber.Value | null | undefined;

/** Decimal text without exponent, trailing zeros or a sign on zero. */
export function plain(value: Decimal): string {
  return value.isZero() ? "0" : value.toFixed();
}
