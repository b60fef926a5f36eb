/** Decimal text cut to length for the eye: exact at any length, on any engine, without a float in between. */

/** `floor` as R5.7 rounds (negatives away from zero), `ceil` for fees and minimums, `half-up` for prices. */
export type Rounding = "floor" | "ceil" | "half-up";

export interface CutDecimal {
  readonly negative: boolean;
  /** Its digits, without zeros in front. */
  readonly whole: string;
  /** As many digits as requested, "" for none. */
  readonly fraction: string;
}

/** Null for what is not plain decimal text. A result of zero has no sign. */
export function cutDecimal(text: string, places: number, rounding: Rounding): CutDecimal | null {
  const match = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return null;
  const [, sign, whole = "", decimals = ""] = match;
  const isNegative = sign === "-";
  const stored = decimals.slice(0, places).padEnd(places, "0");
  // Most figures come with as many decimals as they show: nothing is rounded, nothing counted.
  if (!goesUp(decimals.slice(places), isNegative, rounding)) {
    return { negative: isNegative && /[1-9]/.test(whole + stored), whole, fraction: stored };
  }
  const digits = (BigInt(whole + stored) + 1n).toString().padStart(places + 1, "0");
  const point = digits.length - places;
  return { negative: isNegative, whole: digits.slice(0, point), fraction: digits.slice(point) };
}

/** Whether the magnitude grows by one in its last place. */
function goesUp(rest: string, isNegative: boolean, rounding: Rounding): boolean {
  if (rest === "") return false;
  if (rounding === "half-up") return rest.charAt(0) >= "5";
  return /[1-9]/.test(rest) && isNegative === (rounding === "floor");
}
