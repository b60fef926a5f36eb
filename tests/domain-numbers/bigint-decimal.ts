import { fc } from "../fuzz.ts";

/** A second implementation of exact decimals, on BigInt alone, to hold the first against. */

/** `units` times ten to the minus `scale`. */
export interface Exact {
  readonly units: bigint;
  readonly scale: number;
}

export function exact(text: string): Exact {
  const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
  const units = BigInt(whole + fraction);
  return { units: text.startsWith("-") ? -units : units, scale: fraction.length };
}

export function power(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

/** Quotient toward negative infinity, for a positive divisor. */
function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}

export function floorPlaces(value: Exact, places: number): Exact {
  if (value.scale <= places) return value;
  return { units: floorDivide(value.units, power(value.scale - places)), scale: places };
}

export function ceilPlaces(value: Exact, places: number): Exact {
  const negated = floorPlaces({ units: -value.units, scale: value.scale }, places);
  return { units: -negated.units, scale: negated.scale };
}

/** Plain text, trailing zeros dropped. */
export function textOf(value: Exact): string {
  const digits = (value.units < 0n ? -value.units : value.units).toString().padStart(value.scale + 1, "0");
  const whole = digits.slice(0, digits.length - value.scale);
  const fraction = digits.slice(digits.length - value.scale).replace(/0+$/, "");
  return `${value.units < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from("0123456789")), minLength: min, maxLength: max });

/** Decimal text of up to 20 digits before and 64 after the point, zeros and small fractions well represented. */
export const decimalText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("", "-"),
    fc.oneof(fc.constant("0"), digits(1, 20)),
    fc.oneof(
      fc.constant(""),
      digits(1, 64),
      fc
        .tuple(fc.integer({ min: 0, max: 60 }), digits(1, 6))
        .map(([zeros, rest]) => "0".repeat(zeros) + rest),
    ),
  )
  .map(([sign, whole, fraction]) => `${sign}${whole}${fraction === "" ? "" : `.${fraction}`}`);

/** What no helper can read as a number. */
export const notNumeric = fc.constantFrom(
  "",
  " ",
  "abc",
  "1,5",
  "1_000",
  "--1",
  "1.2.3",
  "NaN",
  "Infinity",
  "-Infinity",
  "0x10",
  "1e9999",
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  null,
  undefined,
);
