import { decimal } from "./decimal.ts";
import { bounded, type Numeric, plain } from "./plain.ts";

/** The four operations on decimal text (R5.6, R5.7): non-numeric is 0, 58 decimals, floor. */

export function add(a: Numeric, b: Numeric): string {
  return plain(bounded(decimal(a).plus(decimal(b))));
}

export function subtract(a: Numeric, b: Numeric): string {
  return plain(bounded(decimal(a).minus(decimal(b))));
}

export function multiply(a: Numeric, b: Numeric): string {
  return plain(bounded(decimal(a).times(decimal(b))));
}

/** Division by zero has no finite answer and so counts as 0. */
export function divide(a: Numeric, b: Numeric): string {
  return plain(bounded(decimal(a).dividedBy(decimal(b))));
}

/** -1, 0 or 1 as `a` is less than, equal to or more than `b`. */
export function compare(a: Numeric, b: Numeric): -1 | 0 | 1 {
  const left = decimal(a);
  const right = decimal(b);
  if (left.isLessThan(right)) return -1;
  return left.isGreaterThan(right) ? 1 : 0;
}
