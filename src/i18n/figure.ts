import type { CutDecimal } from "./decimal-text.ts";
import { numberFormat } from "./formatters.ts";

/** What stands for a figure that there is none of (D5.3). */
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

/** What stands before and after a number's decimals, with its whole digits and its sign. */
type Ends = readonly [before: string, after: string];

const maxStored = 2_000;

/** Paints a value that was cut to length. */
export type Painter = (value: CutDecimal, sign: SignRule) => PaintedFigure;

/**
 * Paints whole digits by the language's rules and sets the decimals beside them as they are: Intl alone cuts after 20
 * on older engines. `unit` may add one of Intl's units.
 */
export function makePainter(language: string, unit = ""): Painter {
  /** Most ticks move a price in its decimals only: its whole digits are painted once. */
  const ends = new Map<string, Ends>();
  let point: string | undefined;
  return ({ negative, whole, fraction }, sign) => {
    const isRise = sign === "change" && !negative && (whole !== "0" || /[1-9]/.test(fraction));
    const key = negative ? `-${whole}` : isRise ? `+${whole}` : whole;
    let known = ends.get(key);
    if (known === undefined) {
      if (ends.size === maxStored) ends.clear();
      known = paintEnds(language, unit, negative, whole, isRise);
      ends.set(key, known);
    }
    const [before, after] = known;
    if (fraction === "") return { text: before + after, whole: before + after, fraction: "" };
    point ??= decimalSign(language);
    const tail = point + fraction + after;
    return { text: before + tail, whole: before, fraction: tail };
  };
}

function paintEnds(language: string, unit: string, negative: boolean, whole: string, isRise: boolean): Ends {
  const format = numberFormat(language, {
    ...(unit !== "" && { style: "unit", unit }),
    signDisplay: negative || isRise ? "always" : "never",
    maximumFractionDigits: 0,
  });
  const magnitude = BigInt(whole);
  // -0 is the only way to a minus before a whole of zero; bigint keeps the others exact.
  const parts = format.formatToParts(!negative ? magnitude : whole === "0" ? -0 : -magnitude);
  const lastDigit = parts.findLastIndex((part) => part.type === "integer") + 1;
  const join = (some: Intl.NumberFormatPart[]): string => some.map(partText).join("");
  return [join(parts.slice(0, lastDigit)), join(parts.slice(lastDigit))];
}

/**
 * Paints whole digits short, as 1.84 B. Most ticks move digits that do not show: what shows is painted once.
 */
export function makeCompact(language: string): (whole: string) => string {
  const format = numberFormat(language, { notation: "compact", maximumFractionDigits: 2 });
  const painted = new Map<string, string>();
  /** Of a number of so many digits: those before the decimal sign, two behind it and the one that rounds them. */
  const notifying: number[] = [];
  return (whole) => {
    const { length } = whole;
    notifying[length] ??= integerDigits(format, 10n ** BigInt(length - 1)) + 3;
    const count = notifying[length];
    const key = `${length} ${whole.slice(0, count)}`;
    let text = painted.get(key);
    if (text === undefined) {
      if (painted.size === maxStored) painted.clear();
      text = format.format(BigInt(whole)).replace(/(\d)([A-Z])/, "$1\u00a0$2");
      painted.set(key, text);
    }
    return text;
  };
}

function integerDigits(format: Intl.NumberFormat, value: bigint): number {
  return format
    .formatToParts(value)
    .filter(({ type }) => type === "integer")
    .reduce((sum, part) => sum + part.value.length, 0);
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
