import { Decimal, decimal } from "./decimal.ts";
import { type Numeric, plain } from "./plain.ts";

/** How many digits count in a summary figure below 1. */
const digitsBelowOne = 4;

/**
 * A figure as summaries tell it (R9.7): exactly 2 decimals from 1 up, in either direction of the sign;
 * below, its first 4 digits that are not leading zeros. Rounded by floor.
 */
export function summaryText(value: Numeric): string {
  const amount = decimal(value);
  if (amount.abs().isGreaterThanOrEqualTo(1)) return amount.toFixed(2, Decimal.ROUND_FLOOR);
  if (amount.isZero()) return "0";
  return plain(amount.precision(digitsBelowOne, Decimal.ROUND_FLOOR));
}
