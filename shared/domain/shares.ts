import { Decimal } from "./decimal.ts";

/** A thousandth: shares have one decimal of a percent. */
const unitsOfAll = 1000;

/**
 * How parts share their sum, in percent with one decimal. They add up to exactly 100: what rounding down leaves goes to
 * the parts that lost most by it. A part of nothing, or less, has no share.
 */
export function sharesOf(values: readonly Decimal[]): readonly string[] {
  const positive = values.map((value) => (value.isPositive() ? value : new Decimal(0)));
  const sum = positive.reduce((all, value) => all.plus(value), new Decimal(0));
  if (sum.isZero()) return values.map(() => "0");
  const exact = positive.map((value) => value.times(unitsOfAll).dividedBy(sum));
  const units = exact.map((share) => share.integerValue(Decimal.ROUND_FLOOR).toNumber());
  const left = unitsOfAll - units.reduce((all, share) => all + share, 0);
  const losers = exact
    .map((share, at) => ({ at, lost: share.minus(units[at] ?? 0) }))
    .toSorted((a, b) => b.lost.comparedTo(a.lost) || a.at - b.at)
    .slice(0, left);
  for (const { at } of losers) units[at] = (units[at] ?? 0) + 1;
  return units.map((share) => new Decimal(share).shiftedBy(-1).toFixed());
}
