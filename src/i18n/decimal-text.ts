/** Decimal text cut to length for the eye: exact at any length, on any engine, without a float in between. */

/** `floor` as spec section 5 rounds (negatives away from zero), `ceil` for fees and minimums, `half-up` for prices. */
export type Rounding = "floor" | "ceil" | "half-up";

export interface CutDecimal {
  readonly negative: boolean;
  readonly whole: bigint;
  /** As many digits as asked for, "" for none. */
  readonly fraction: string;
}

/** Null for what is not plain decimal text. A result of zero has no sign. */
export function cutDecimal(text: string, places: number, rounding: Rounding): CutDecimal | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) return null;
  const [, sign, whole = "", decimals = ""] = match;
  const kept = BigInt(whole + decimals.slice(0, places).padEnd(places, "0"));
  const isNegative = sign === "-";
  const scaled = kept + (goesUp(decimals.slice(places), isNegative, rounding) ? 1n : 0n);
  const digits = scaled.toString().padStart(places + 1, "0");
  return {
    negative: isNegative && scaled !== 0n,
    whole: BigInt(digits.slice(0, digits.length - places)),
    fraction: digits.slice(digits.length - places),
  };
}

/** Whether the magnitude grows by one in its last place. */
function goesUp(rest: string, isNegative: boolean, rounding: Rounding): boolean {
  if (rounding === "half-up") return rest !== "" && rest.charAt(0) >= "5";
  return /[1-9]/.test(rest) && isNegative === (rounding === "floor");
}

/** How many decimals a text has. */
export function decimalsOf(text: string): number {
  const point = text.indexOf(".");
  return point === -1 ? 0 : text.length - point - 1;
}
