import { createContext, use } from "react";
import { decimalsOf } from "#shared/domain/plain-amount.ts";
import { directionOf } from "#shared/site/languages.ts";
import { cutDecimal, type Rounding } from "./decimal-text.ts";
import {
  absentPaint,
  makeCompact,
  makePainter,
  type PaintedFigure,
  partText,
  type SignRule,
} from "./figure.ts";
import { dateFormat, numberFormat } from "./formatters.ts";
import { i18n } from "./i18n.ts";

export { absentFigure, type PaintedFigure } from "./figure.ts";

export interface AmountOptions {
  /** Down unless stated; up for fees and minimums. */
  readonly rounding?: Rounding;
  /** `change` for credits and changes: a plus where positive. */
  readonly sign?: SignRule;
}

/**
 * The painters of one language. Figures come as decimal text and are painted exactly;
 * "" and what is no decimal text become an em dash. Names that end in `Parts` keep whole and fraction apart.
 */
export interface Format {
  readonly language: string;
  /** All decimals of the text: the pair's own. */
  price(text: string): string;
  priceParts(text: string): PaintedFigure;
  /** At least 2 decimals, at most the coin's accuracy, no zeros beyond the second. */
  amount(text: string, accuracy: number, options?: AmountOptions): string;
  amountParts(text: string, accuracy: number, options?: AmountOptions): PaintedFigure;
  /** Two decimals, rounded down, and below a cent "<0.01"; the currency stands beside it. */
  value(text: string, sign?: SignRule): string;
  valueParts(text: string, sign?: SignRule): PaintedFigure;
  /** Text in percent ("1.8" is 1.80 %), signed unless it is a share; two decimals unless more are requested. */
  percent(text: string, kind?: "change" | "share", places?: number): string;
  /** 1.84 B, with a no-break space. Never for balances and amounts. */
  compact(text: string): string;
  count(value: number): string;
  /** A whole share, 25 is 25 %; the sign stands where the language has it. */
  wholePercent(value: number): string;
  /** Dates and times: 0, of what is not known to have been, is an em dash. */
  date(ms: number): string;
  /** 24 h, with seconds. */
  time(ms: number): string;
  dateTime(ms: number): string;
}

/** Worth something, and less than two decimals can say. */
const isTiny = /^0+\.00\d*[1-9]/;
const below = (painted: PaintedFigure): PaintedFigure => ({
  ...painted,
  text: `<${painted.text}`,
  whole: `<${painted.whole}`,
});

/** Of each language that was asked for. Cleared with the formats of dates, so that what paints times hears of it. */
export const formats = new Map<string, Format>();

/** The painters of a language, made once. */
export function formatFor(language: string): Format {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = makeFormat(language);
  formats.set(language, format);
  return format;
}

/** Of the page's language. A page has hundreds of figures, and `useTranslation` is dear: it is asked once, above them all. */
export const FormatContext = createContext<Format | null>(null);

export function useFormat(): Format {
  return use(FormatContext) ?? formatFor(i18n.language);
}

function makeFormat(language: string): Format {
  const paint = makePainter(language);
  const paintPercent = makePainter(language, "percent");
  // A word of a right-to-left script has no place in a left-to-right isolate: there the Latin letters stand.
  const letters = directionOf(language) === "rtl" ? "en" : language;
  let compact: ((whole: string) => string) | undefined;
  const priceParts = (text: string): PaintedFigure => fixed(text, decimalsOf(text), "half-up", "auto");
  const amountParts = (text: string, accuracy: number, options: AmountOptions = {}): PaintedFigure => {
    const cut = cutDecimal(text, accuracy, options.rounding ?? "floor");
    if (cut === null) return absentPaint;
    const fraction = withoutTail(cut.fraction, Math.min(2, accuracy));
    return paint({ ...cut, fraction }, options.sign ?? "auto");
  };
  const valueParts = (text: string, sign: SignRule = "auto"): PaintedFigure =>
    isTiny.test(text) ? below(fixed("0.01", 2, "floor", "auto")) : fixed(text, 2, "floor", sign);
  const fixed = (text: string, places: number, rounding: Rounding, sign: SignRule): PaintedFigure => {
    const cut = cutDecimal(text, places, rounding);
    return cut === null ? absentPaint : paint(cut, sign);
  };
  // Made when it is asked for: the dearest object of a first paint, which shows no dates.
  const dates = (options: Intl.DateTimeFormatOptions) => (ms: number) =>
    ms > 0 ? dateFormat(language, options).format(ms) : absentPaint.text;
  return {
    language,
    priceParts,
    price: (text) => priceParts(text).text,
    amountParts,
    amount: (text, accuracy, options) => amountParts(text, accuracy, options).text,
    valueParts,
    value: (text, sign) => valueParts(text, sign).text,
    percent: (text, kind = "change", places = 2) => {
      const cut = cutDecimal(text, places, "floor");
      if (cut === null) return absentPaint.text;
      return paintPercent(cut, kind === "change" ? "change" : "auto").text;
    },
    compact: (text) => {
      const cut = cutDecimal(text, 2, "floor");
      if (cut === null) return absentPaint.text;
      if (cut.whole.length < 4) return paint(cut, "auto").text;
      compact ??= makeCompact(letters);
      return (cut.negative ? "\u2212" : "") + compact(cut.whole);
    },
    count: (value) => numberFormat(language, {}).format(value),
    wholePercent: (value) =>
      numberFormat(language, { style: "percent" })
        .formatToParts(value / 100)
        .map(partText)
        .join(""),
    date: dates({ day: "numeric", month: "short", year: "numeric" }),
    time: dates({ hour: "2-digit", minute: "2-digit", second: "2-digit" }),
    dateTime: dates({
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    }),
  };
}

function withoutTail(fraction: string, min: number): string {
  let end = fraction.length;
  while (end > min && fraction.charAt(end - 1) === "0") end -= 1;
  return fraction.slice(0, end);
}
