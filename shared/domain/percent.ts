import { decimal } from "./decimal.ts";
import type { Numeric } from "./plain.ts";
import { roundDown } from "./rounding.ts";

/** A ratio as percent, 2 decimals (R9.7): "0.01234" is "1.23". What is no number counts as 0: not for a price on screen. */
export function percentOf(ratio: Numeric): string {
  return roundDown(decimal(ratio).times(100), 2);
}
