import { anyAccuracy } from "./any-accuracy.ts";
import { decimalsOf } from "./plain-amount.ts";

/** Decimals that an amount that is paid is told with: its coin's, and never fewer than it has itself. */
export function wholePlaces(amount: string, accuracy: number = anyAccuracy): number {
  return Math.max(accuracy, decimalsOf(amount));
}
