import { decimalsOf } from "#shared/domain/plain-amount.ts";
import { pointWidth } from "#src/ui/point-width.ts";

/** Room for the decimals of most coins, and the most that a column gives to a longer fraction. */
const usual = 8;
const max = 12;

/** Fractions of a list's figures are as wide as this: for `pointWidth`. */
export const recordPoints = `var(--points, ${pointWidth(usual)})`;

/** The width that lines up the points of all these amounts; what is longer still stays whole and moves its own point. */
export function pointsOf(amounts: readonly string[]): string {
  const longest = amounts.reduce((sum, amount) => Math.max(sum, decimalsOf(amount)), usual);
  return pointWidth(Math.min(longest, max));
}
