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

/**
 * Paints whole digits by the language's rules and sets the decimals beside them as they are: Intl alone cuts after 20
 * on older engines. `style` may add a unit; its own digits options are not used.
 */
export function paintDecimal(
  language: string,
  value: CutDecimal,
  sign: SignRule = "auto",
  style: Intl.NumberFormatOptions = {},
): PaintedFigure {
  const isZero = value.whole === 0n && !/[1-9]/.test(value.fraction);
  const isSigned = value.negative || (sign === "change" && !isZero);
  const format = numberFormat(language, {
    ...style,
    signDisplay: isSigned ? "always" : "never",
    maximumFractionDigits: 0,
  });
  // -0 is the only way to a minus before a whole of zero; bigint keeps the others exact.
  const parts = format.formatToParts(value.negative ? negated(value.whole) : value.whole);
  const lastDigit = parts.findLastIndex((part) => part.type === "integer");
  const before = parts
    .slice(0, lastDigit + 1)
    .map(partText)
    .join("");
  const after = parts
    .slice(lastDigit + 1)
    .map(partText)
    .join("");
  if (value.fraction === "") return { text: before + after, whole: before + after, fraction: "" };
  const fraction = decimalSign(language) + value.fraction + after;
  return { text: before + fraction, whole: before, fraction };
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

function decimalSign(language: string): string {
  const parts = numberFormat(language, { minimumFractionDigits: 1 }).formatToParts(0.5);
  return parts.find((part) => part.type === "decimal")?.value ?? ".";
}
