import type { CutDecimal } from "./decimal-text.ts";

/** What stands for a figure that there is none of (mockups, tokens section 9). */
export const absentFigure = "\u2014";

/** A painted figure, cut at the decimal sign so that a fraction can be quieter. */
export interface PaintedFigure {
  readonly text: string;
  /** With its sign. */
  readonly whole: string;
  /** From the decimal sign on, with a unit that follows it; "" when there are no decimals. */
  readonly fraction: string;
}

export const absentPaint: PaintedFigure = { text: absentFigure, whole: absentFigure, fraction: "" };

/** `auto`: minus where negative. `change`: plus where positive as well, for credits and changes. */
export type SignRule = "auto" | "change";

/** Digits are Latin in every language: they are compared with wallets and explorers. */
const latin = { numberingSystem: "latn" } as const;

const formats = new Map<string, Intl.NumberFormat>();

/** One formatter for each language and set of options: making one costs more than a hundred uses. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, { ...options, ...latin });
  formats.set(key, made);
  return made;
}

/** What stands before and after a number's decimals, with its whole digits and its sign. */
type Ends = readonly [before: string, after: string];

/** Most ticks move a price in its decimals only: its whole digits are painted once. */
const ends = new Map<string, Ends>();
const maxEnds = 2_000;

/**
 * Paints whole digits by the language's rules and sets the decimals beside them as they are: Intl alone cuts after 20
 * on older engines. `unit` may add one of Intl's units.
 */
export function paintDecimal(
  language: string,
  value: CutDecimal,
  sign: SignRule = "auto",
  unit = "",
): PaintedFigure {
  const isZero = value.whole === 0n && !/[1-9]/.test(value.fraction);
  const isSigned = value.negative || (sign === "change" && !isZero);
  const key = `${language} ${unit} ${isSigned} ${value.negative} ${value.whole}`;
  const known = ends.get(key);
  const [before, after] = known ?? paintEnds(language, value, isSigned, unit);
  if (known === undefined) {
    if (ends.size === maxEnds) ends.clear();
    ends.set(key, [before, after]);
  }
  if (value.fraction === "") return { text: before + after, whole: before + after, fraction: "" };
  const fraction = decimalSign(language) + value.fraction + after;
  return { text: before + fraction, whole: before, fraction };
}

function paintEnds(language: string, value: CutDecimal, isSigned: boolean, unit: string): Ends {
  const format = numberFormat(language, {
    ...(unit !== "" && { style: "unit", unit }),
    signDisplay: isSigned ? "always" : "never",
    maximumFractionDigits: 0,
  });
  // -0 is the only way to a minus before a whole of zero; bigint keeps the others exact.
  const parts = format.formatToParts(value.negative ? negated(value.whole) : value.whole);
  const lastDigit = parts.findLastIndex((part) => part.type === "integer") + 1;
  const join = (some: Intl.NumberFormatPart[]): string => some.map(partText).join("");
  return [join(parts.slice(0, lastDigit)), join(parts.slice(lastDigit))];
}

function negated(whole: bigint): bigint | number {
  return whole === 0n ? -0 : -whole;
}

/**
 * True minus, plain plus and the Latin percent sign, as the digits are Latin; marks of direction go, since a figure
 * stands in an isolate of its own.
 */
export function partText(part: Intl.NumberFormatPart): string {
  if (part.type === "minusSign") return "\u2212";
  if (part.type === "plusSign") return "+";
  return part.value.replace(/[\u061c\u200e\u200f]/g, "").replace("\u066a", "%");
}

const decimalSigns = new Map<string, string>();

function decimalSign(language: string): string {
  const known = decimalSigns.get(language);
  if (known !== undefined) return known;
  const parts = numberFormat(language, { minimumFractionDigits: 1 }).formatToParts(0.5);
  const sign = parts.find((part) => part.type === "decimal")?.value ?? ".";
  decimalSigns.set(language, sign);
  return sign;
}
