/**
 * Amounts as people write them: comma or point, grouped in several ways, in Latin, Arabic-Indic, Persian or full-width
 * digits. Pure text, no arithmetic. A caller whose text is already plain decimal text passes language "en".
 */
export type ParsedAmount =
  | { readonly kind: "amount"; readonly value: string }
  /** Nothing but blanks. */
  | { readonly kind: "empty" }
  /** No single reading: letters, signs, exponents, misplaced separators. */
  | { readonly kind: "not-a-number" };

const NOT_A_NUMBER: ParsedAmount = { kind: "not-a-number" };

/** Blanks of any width and the marks that direct bidirectional text. */
const BLANKS = /[\s\u00a0\u2007\u2009\u202f\u200e\u200f\u061c\u2066-\u2069]/g;
/** Separators that never mean a decimal point: apostrophes and the Arabic thousands separator. */
const GROUP_ONLY = /['’\u066c]/g;
const MAX_DIGITS = 60;

/**
 * Reads `text` as an amount, canonical: no leading or trailing zeros, a point, no exponent. Text with one comma or point
 * before three digits ("1.234") is read by the separators of `language`, a BCP 47 tag.
 */
export function parseAmount(text: string, language: string): ParsedAmount {
  if (text.replace(BLANKS, "") === "") return { kind: "empty" };
  const plain = latin(ungroup(text.trim()));
  if (!/^[\d.,]+$/.test(plain) || !/\d/.test(plain) || plain.length > MAX_DIGITS) return NOT_A_NUMBER;
  const split = splitAt(plain, language);
  if (!split) return NOT_A_NUMBER;
  return { kind: "amount", value: canonical(split.whole, split.fraction) };
}

/** How many decimals canonical text has. */
export function decimalsOf(value: string): number {
  const point = value.indexOf(".");
  return point === -1 ? 0 : value.length - point - 1;
}

/** Blanks and group marks go where they stand between digits of the whole part; anywhere else they stay and refuse. */
function ungroup(text: string): string {
  const marks = text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "").trim();
  const point = /[.,\u066b\uff0e\uff0c\u3002]/.exec(marks);
  const whole = point && isLastMark(marks, point.index) ? marks.slice(0, point.index) : marks;
  const rest = marks.slice(whole.length);
  return (
    whole.replace(/(\p{Nd})[\s\u00a0\u2007\u2009\u202f]+(?=\p{Nd})/gu, "$1").replace(GROUP_ONLY, "") + rest
  );
}

function isLastMark(text: string, at: number): boolean {
  return !/[.,\u066b\uff0e\uff0c\u3002]/.test(text.slice(at + 1));
}

/** Latin digits; the Arabic decimal separator becomes a point that {@link splitAt} cannot take for a group. */
function latin(text: string): string {
  const digits = text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\uff0c\u060c]/g, ",")
    .replace(/[\uff0e\u3002]/g, ".");
  const arabicPoint = digits.indexOf("\u066b");
  if (arabicPoint === -1) return digits;
  // It is a decimal sign in every language, so commas before it can only group.
  const whole = digits.slice(0, arabicPoint).replaceAll(",", "");
  return `${whole === "" ? "0" : `0${whole}`}.${digits.slice(arabicPoint + 1)}`;
}

interface Split {
  readonly whole: string;
  readonly fraction: string;
}

function splitAt(text: string, language: string): Split | undefined {
  const mark = lastMark(text);
  if (mark === "") return { whole: text, fraction: "" };
  const other = mark === "." ? "," : ".";
  const pieces = text.split(mark);
  if (text.includes(other)) {
    const [whole = "", fraction = ""] = pieces;
    // Both are there: the last one is the decimal sign, and stands once.
    return pieces.length === 2 && isGrouped(whole.split(other))
      ? { whole: whole.replaceAll(other, ""), fraction }
      : undefined;
  }
  if (pieces.length > 2) return isGrouped(pieces) ? { whole: pieces.join(""), fraction: "" } : undefined;
  const [whole = "", fraction = ""] = pieces;
  const couldGroup = fraction.length === 3 && /^[1-9]/.test(whole) && groupsBy(language, mark);
  if (!couldGroup) return { whole, fraction };
  // "1234,567" in English is neither a group nor clearly a decimal: a thousandfold error is not worth a guess.
  return isGrouped(pieces) ? { whole: pieces.join(""), fraction: "" } : undefined;
}

function lastMark(text: string): "" | "." | "," {
  const point = text.lastIndexOf(".");
  const comma = text.lastIndexOf(",");
  if (point === -1 && comma === -1) return "";
  return point > comma ? "." : ",";
}

function isGrouped([first = "", ...others]: readonly string[]): boolean {
  return /^[1-9]\d{0,2}$/.test(first) && others.every((piece) => /^\d{3}$/.test(piece));
}

const groupMarks = new Map<string, string>();

/** Whether the language groups thousands by `mark`, with its own digits or with Latin ones. */
function groupsBy(language: string, mark: string): boolean {
  let marks = groupMarks.get(language);
  if (marks === undefined) {
    marks = groupMarkOf(language) + groupMarkOf(language, "latn");
    groupMarks.set(language, marks);
  }
  return marks.includes(mark);
}

function groupMarkOf(language: string, numberingSystem?: string): string {
  const options = numberingSystem === undefined ? {} : { numberingSystem };
  let format: Intl.NumberFormat;
  try {
    format = new Intl.NumberFormat(language, options);
  } catch {
    // Not a language tag: English, as unsupported languages are (spec section 5).
    format = new Intl.NumberFormat("en", options);
  }
  return format.formatToParts(1_234_567.8).find((part) => part.type === "group")?.value ?? "";
}

function canonical(whole: string, fraction: string): string {
  const integer = whole.replace(/^0+(?=\d)/, "") || "0";
  const decimals = fraction.replace(/0+$/, "");
  return decimals === "" ? integer : `${integer}.${decimals}`;
}
