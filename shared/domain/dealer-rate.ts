import { Decimal } from "./decimal.ts";

/** How a dealer prices a pair: the worker's estimate and the exchange's quote follow the same rule to the last digit. */

/** Prices are stated in this coin, and cross through it. */
export const crossCoin = "USDT";

/** Significant digits of a rate. Amounts follow from the rounded rate, as the dealer's do, so that anyone can check them. */
const rateDigits = 16;
/** Decimals of a margin, rounded up: half a hundredth of a basis point never goes against the dealer. */
const marginDecimals = 6;
/** No size needs more: a rate stays a rate, and the limits say what is too much. */
const maxMargin = "0.5";

/** How the price gives way to size. Values are in USDT, decimal text. */
export interface DealerDepth {
  /** Up to this value the spread alone is taken. */
  readonly flatSpreadValue: string;
  /** Each further such value adds one percent. */
  readonly valuePerPercent: string;
}

export interface DealerTerms {
  /** Half of the distance between what the dealer pays and asks, a ratio. Absent: not reported, so none is taken. */
  readonly spread?: string | undefined;
  /** Absent: any size goes at the spread. */
  readonly depth?: DealerDepth | undefined;
}

/** What the dealer takes of an amount worth so much USDT, a ratio: the spread, and more the further the size reaches. */
export function dealerMargin({ spread = "0", depth }: DealerTerms, value: Decimal): Decimal {
  const beyond = depth ? value.minus(depth.flatSpreadValue) : new Decimal(0);
  if (!depth || beyond.lte(0)) return new Decimal(spread);
  const added = beyond.div(new Decimal(depth.valuePerPercent).times(100));
  return Decimal.min(added.plus(spread).decimalPlaces(marginDecimals, Decimal.ROUND_CEIL), maxMargin);
}

/**
 * toCoin per fromCoin from their prices in USDT: the margin is in it once, on what is sold for USDT, else on what is
 * bought. Rounded down to 16 digits.
 */
export function rateWith(margin: Decimal, toCoin: string, fromPrice: string, toPrice: string): Decimal {
  const one = new Decimal(1);
  return roundRate(
    toCoin === crossCoin
      ? one.minus(margin).times(fromPrice)
      : new Decimal(fromPrice).div(one.plus(margin).times(toPrice)),
  );
}

export function roundRate(rate: Decimal): Decimal {
  return rate.precision(rateDigits, Decimal.ROUND_FLOOR);
}
