import { Decimal, decimal } from "./decimal.ts";
import { type Numeric, plain } from "./plain.ts";

/** Rounding of any input to decimal text (R5.6, R5.7, R9.7). Trailing zeros are dropped. */

/** The default rounding: toward zero for positives, away from it for negatives. */
export function roundDown(value: Numeric, places = 58): string {
  return plain(decimal(value).decimalPlaces(places, Decimal.ROUND_FLOOR));
}
