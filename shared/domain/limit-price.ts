import type { LimitEstimateParams, PriceIssue, PriceStep, PriceView } from "../contract/limit-estimate.ts";
import { Decimal } from "./decimal.ts";
import { plain } from "./plain.ts";
import { plainAmount } from "./plain-amount.ts";

/** Prices of limit orders: toCoin per fromCoin on the wire, shown in either unit. */

/** Digits that count in a limit price, as in any rate. */
export const priceDigits = 16;
/** Of an inverse for the eye: its last two digits would only come from rounding. */
const shownDigits = 14;
/** Digits of a price that a press puts into the field. */
const stepDigits = 7;
/** How much better than the market's the quick steps are, percent. */
const stepPercents = [0, 1, 2, 5, 10] as const;
/** Percent from the market at which the bar of an open order is empty. */
const emptyPercent = 12.5;

export type PriceUnit = "direct" | "inverse";

const one = new Decimal(1);
const hundred = new Decimal(100);

export interface ReadPrice {
  /** toCoin per fromCoin, undefined while there is none above zero. */
  readonly price: Decimal | undefined;
  readonly issue: PriceIssue | null;
}

/** A price as typed. What was typed the other way round is turned round upwards: nobody gets less than they typed. */
export function readPrice({
  priceText,
  priceInverted,
  fromCoin,
  toCoin,
}: Pick<LimitEstimateParams, "priceText" | "priceInverted" | "fromCoin" | "toCoin">): ReadPrice {
  const typed = plainAmount(priceText);
  const issue = (code: PriceIssue["code"], repair: string): ReadPrice => ({
    price: undefined,
    issue: {
      code,
      figures: { coin: priceInverted ? fromCoin : toCoin, digits: String(priceDigits) },
      repair,
    },
  });
  if (typed === "" && priceText !== "") return issue("not-a-number", "");
  const value = new Decimal(typed || 0);
  if (value.isZero()) return { price: undefined, issue: null };
  if ((value.precision() ?? 0) > priceDigits) {
    const shorter = value.precision(priceDigits, priceInverted ? Decimal.ROUND_FLOOR : Decimal.ROUND_CEIL);
    return issue("too-many-digits", shorter.toFixed());
  }
  return { price: priceInverted ? inverseOf(value, "ceil") : value, issue: null };
}

/** One over a price above zero. Told to so few digits that a price which was typed the other way round is found again. */
export function inverseOf(price: Decimal, rounding: "ceil" | "nearest"): Decimal {
  // Division keeps 58 decimals, too few for the inverse of a very large number.
  const places = Math.max(0, (price.e ?? 0) + priceDigits);
  const inverse = one.shiftedBy(places).div(price);
  const rounded =
    rounding === "ceil"
      ? inverse.precision(priceDigits, Decimal.ROUND_CEIL)
      : inverse.precision(shownDigits, Decimal.ROUND_HALF_UP);
  return rounded.shiftedBy(-places);
}

/** A limit price beside the market's, in one unit. */
export function priceView(
  wanted: Decimal | undefined,
  market: Decimal | undefined,
  unit: PriceUnit,
): PriceView {
  return {
    price: inUnit(wanted, unit),
    market: inUnit(market, unit),
    distance: wanted && market ? plain(distanceOf(wanted, market, unit)) : "",
  };
}

function inUnit(price: Decimal | undefined, unit: PriceUnit): string {
  if (price === undefined) return "";
  return (unit === "direct" ? price : inverseOf(price, "nearest")).toFixed();
}

/** Percent from the market's price to the wanted one, as seen in that unit; two decimals. */
function distanceOf(wanted: Decimal, market: Decimal, unit: PriceUnit): Decimal {
  const ratio = unit === "direct" ? wanted.div(market) : market.div(wanted);
  return ratio.minus(1).times(100).decimalPlaces(2, Decimal.ROUND_HALF_UP);
}

/** The market's price and prices better than it, short enough to read. Empty without a market price. */
export function marketSteps(market: Decimal | undefined, unit: PriceUnit): readonly PriceStep[] {
  if (market === undefined) return [];
  return stepPercents.map((step) => {
    const percent = unit === "direct" ? step : -step;
    const reported = unit === "direct" ? market : inverseOf(market, "nearest");
    const price = reported.times(hundred.plus(percent)).div(100);
    return { percent: String(percent === 0 ? 0 : percent), price: shortened(price, step, unit).toFixed() };
  });
}

/** The market's own step still fills at once, so it rounds to the side that does; the others wait, to theirs. */
function shortened(price: Decimal, step: number, unit: PriceUnit): Decimal {
  const down = (step === 0) === (unit === "direct");
  return price.precision(stepDigits, down ? Decimal.ROUND_FLOOR : Decimal.ROUND_CEIL);
}

/** How near an order is to its price: 100 is there, 0 is {@link emptyPercent} or more away. */
export function closeness(wanted: Decimal, market: Decimal): number {
  const away = wanted.div(market).minus(one).times(100);
  const share = hundred.minus(away.times(100).div(emptyPercent));
  return Math.min(100, Math.max(0, share.integerValue(Decimal.ROUND_FLOOR).toNumber()));
}
