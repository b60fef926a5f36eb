import { BigNumber } from "bignumber.js";

/**
 * Exact decimal arithmetic with the defaults of R5.7 and R9.7: 58 decimals, floor (toward zero for
 * positives, away from it for negatives), and never an exponent in text.
 */
export const Decimal = BigNumber.clone({
  DECIMAL_PLACES: 58,
  ROUNDING_MODE: BigNumber.ROUND_FLOOR,
  EXPONENTIAL_AT: 1e9,
});
export type Decimal = BigNumber;

/** A number as text may have it. Hexadecimal is none, nor is an exponent that would make text of megabytes. */
const numericText = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?\s*$/i;

/** Arithmetic's reading of any input: what is not a finite number is 0 (R5.6). Never for display. */
export function decimal(value: BigNumber.Value | null | undefined): Decimal {
  // The constructor throws on text that is not a number, and on what is neither text nor number.
  const numeric = typeof value === "string" ? numericText.test(value) : isNumber(value);
  const parsed = new Decimal(numeric && value ? value : 0);
  return parsed.isFinite() ? parsed : new Decimal(0);
}

function isNumber(value: unknown): boolean {
  return typeof value === "number" || typeof value === "bigint" || BigNumber.isBigNumber(value);
}

/** Rounded down to `places` decimals, trailing zeros dropped. For balances, received amounts and maximums. */
export function floorTo(value: Decimal, places: number): string {
  return value.decimalPlaces(places, BigNumber.ROUND_FLOOR).toFixed();
}

/**
 * Plain decimal text times 10 to the `shift`, as {@link floorTo} rounds it; zero has no sign. Text for text where no
 * digit is carried: a fifth of the time, and the feed asks it of each row.
 */
export function floorShifted(text: string, shift: number, places: number): string {
  const point = text.indexOf(".");
  const decimals = point === -1 ? "" : text.slice(point + 1);
  if (text.startsWith("-") && /[1-9]/.test(decimals.slice(shift + places))) {
    return floorTo(new Decimal(text).shiftedBy(shift), places);
  }
  const whole = (point === -1 ? text : text.slice(0, point)) + decimals.slice(0, shift).padEnd(shift, "0");
  const fraction = decimals.slice(shift, shift + places).replace(/0+$/, "");
  const cut = whole.replace(/^(-?)0+(?=\d)/, "$1") + (fraction && `.${fraction}`);
  return cut === "-0" ? "0" : cut;
}

/** Rounded up to `places` decimals, 8 unless told otherwise (R9.7), trailing zeros dropped. For fees and minimums. */
export function ceilTo(value: Decimal, places = 8): string {
  return value.decimalPlaces(places, BigNumber.ROUND_CEIL).toFixed();
}

/** Plain decimal text: digits with an optional sign and point, no exponent. */
export function isDecimalText(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Plain decimal text below zero. A zero that has a sign is none, nor is what is no figure. */
export function isBelow0(text: string): boolean {
  return isDecimalText(text) && new Decimal(text).lt(0);
}
