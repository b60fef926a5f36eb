import { Decimal, isBelow0, isDecimalText } from "./decimal.ts";

/**
 * Whether no amount fits between two bounds: the least is more than the most. What is no figure bounds nothing, nor does a most below
 * nothing ("-1"). Pure.
 */
export function fitsNothing(least: string, most: string): boolean {
  const isBounded = isDecimalText(most) && !isBelow0(most);
  return isBounded && isDecimalText(least) && new Decimal(least).gt(most);
}
