import { decimal } from "./decimal.ts";
import { type Numeric, plain } from "./plain.ts";
import { roundDown } from "./rounding.ts";

/** Percent change and turnover, 2 decimals (R3.15, R9.7). Non-numeric counts as 0: not for a price on screen. */

/** A ratio as percent: "0.01234" is "1.23". */
export function percentOf(ratio: Numeric): string {
  return roundDown(decimal(ratio).times(100), 2);
}

/** A quote turnover, in the quote coin. */
export function turnoverOf(turnover: Numeric): string {
  return roundDown(turnover, 2);
}

/** Change from one figure to another in percent; "0" from nothing, since no ratio exists. */
export function percentChange(from: Numeric, to: Numeric): string {
  const start = decimal(from);
  if (start.isZero()) return plain(decimal(0));
  return percentOf(decimal(to).minus(start).dividedBy(start.abs()));
}
