/** Digits and separators of any script, in the one form that the reading of amounts knows. */

const digit = /^\p{Nd}$/u;

const values = new Map<string, string>();

/** Unicode's decimal digits come in runs of ten from 0 to 9: how far into its run one stands is its value. */
function latinDigit(char: string): string {
  let value = values.get(char);
  if (value === undefined) {
    const point = char.codePointAt(0) ?? 0;
    let before = 0;
    while (digit.test(String.fromCodePoint(point - before - 1))) before += 1;
    value = String(before % 10);
    values.set(char, value);
  }
  return value;
}

/** The Arabic signs mean one thing each: the point before decimals, and the mark between groups. */
export const arabicPoint = "\u066b";
const arabicGroup = "\u066c";

/** What most keys of most keyboards write; the grave accent is an apostrophe to some. */
const alreadyPlain = /^[ -_a-~]*$/;

/**
 * Latin digits; "." and "," for what looks like them; one apostrophe, one blank, the two Arabic signs. Marks that
 * direct or join text and have no width are gone.
 */
export function plainMarks(text: string): string {
  if (alreadyPlain.test(text)) return text;
  return text
    .replace(/\p{Cf}/gu, "")
    .replace(/(?![0-9])\p{Nd}/gu, latinDigit)
    .replace(/[\uff0e\u3002\uff61]/g, ".")
    .replace(/[\uff0c\u060c\ufe50]/g, ",")
    .replace(/[’‘ʼ′´`＇]/g, "'")
    .replace(/\p{Zs}/gu, " ");
}

/** Marks that only ever stand between groups. */
export function onlyGroups(mark: string): boolean {
  return mark === " " || mark === "'" || mark === arabicGroup;
}

/** What a language puts between whole and decimals, and between thousands. */
export interface LanguageMarks {
  readonly decimal: string;
  readonly group: string;
  /** Every mark it groups by, with Latin digits or its own, as {@link plainMarks} writes them. */
  readonly groups: string;
  /** Where groups begin in whole digits: every three, or in India every two before the last three. */
  readonly starts: RegExp;
}

const everyThree = /\B(?=(?:\d{3})+$)/g;
const everyTwo = /\B(?=(?:\d{2})*\d{3}$)/g;

const known = new Map<string, LanguageMarks>();

/** The marks of a BCP 47 tag. Digits are Latin on every page, so the marks to show are those of Latin digits. */
export function marksOf(language: string): LanguageMarks {
  let marks = known.get(language);
  if (marks === undefined) {
    const latin = partsOf(language, { numberingSystem: "latn" });
    const group = latin("group") || ",";
    const groups = plainMarks(group + partsOf(language, {})("group"));
    const starts = latin("integer", 1).length === 2 ? everyTwo : everyThree;
    marks = { decimal: latin("decimal") || ".", group, groups, starts };
    known.set(language, marks);
  }
  return marks;
}

function partsOf(language: string, options: Intl.NumberFormatOptions) {
  const parts = new Intl.NumberFormat(language, options).formatToParts(1_234_567.8);
  return (type: string, at = 0): string => parts.filter((part) => part.type === type)[at]?.value ?? "";
}

/** An amount as it is shown: whole digits in the language's groups, in every language from the fourth digit on. */
export function withMarks(whole: string, fraction: string | undefined, language: string): string {
  const { group, decimal, starts } = marksOf(language);
  const grouped = whole.replace(starts, group);
  return fraction === undefined ? grouped : grouped + decimal + fraction;
}
