import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { QuoteRow } from "#shared/contract/market.ts";
import { quoteOf, watchQuote } from "#src/bridge/quotes.ts";
import { absentFigure, useFormat } from "#src/i18n/format.ts";
import { directionOf, type FigureKind, paintParts } from "./figure-paint.ts";
import { figureClass, perishableClass, tickClass } from "./figure-style.ts";
import { cx } from "./style.ts";
import { isOldRow, Ticker, watchAge } from "./ticker.ts";

export type QuoteField = Exclude<keyof QuoteRow, "key" | "asOf">;

const kinds: Record<QuoteField, FigureKind> = {
  lastPrice: "price",
  changeRate24H: "percent",
  highPrice24h: "price",
  lowPrice24h: "price",
  volume24h: "compact",
  turnover24hUSD: "compact",
};

/** After so long without a quote it is absent, no longer on its way. */
const giveUpMs = 3_000;

export interface LiveFigureProps {
  readonly symbol: string;
  readonly field: QuoteField;
  readonly kind?: FigureKind;
  readonly unit?: string;
  /** Tints at each change; on for the last price. */
  readonly ticks?: boolean;
  readonly className?: string;
}

/**
 * A figure of the live feed. It writes its own text: a change costs no render. Old rows look stale by themselves, a
 * dead feed by the nearest {@link StaleRegion}.
 */
export function LiveFigure(props: LiveFigureProps): ReactNode {
  const { symbol, field, kind = kinds[field], unit, ticks = field === "lastPrice", className } = props;
  const span = useRef<HTMLSpanElement>(null);
  const format = useFormat();
  const absentTexts = useTranslation().t("ui.figure.absent");

  useLayoutEffect(() => {
    const element = span.current;
    if (element === null) return undefined;
    const text = new Text();
    element.replaceChildren(text);
    flag(element, "stale", false);
    const ticker = new Ticker();
    const colored = kind === "percent";
    const rules = { kind, places: 2, signed: colored, up: false };

    let shown: string | null = null;
    let absent: boolean | null = null;
    let tone = "";
    let old = false;
    let asOf: number | undefined;
    const age = (): void => {
      if (isOldRow(asOf) === old) return;
      old = !old;
      flag(element, "stale", old);
    };

    const write = (value: string): void => {
      const painted = paintParts(format, value, rules).text;
      const isAbsent = painted === absentFigure;
      // The same node each time, and marks only when they change: a replaced one is laid out anew.
      text.data = isAbsent || unit === undefined ? painted : `${painted} ${unit}`;
      if (isAbsent !== absent) {
        absent = isAbsent;
        delete element.dataset.loading;
        mark(element, isAbsent ? absentTexts : null);
      }
      const nextTone = colored ? directionOf(value) : "";
      if (nextTone !== tone) {
        tone = nextTone;
        element.dataset.tone = nextTone;
      }
      if (ticks && !isAbsent && !old) ticker.show(element, value);
    };

    // A row changes with any of its figures: what is not this one costs next to nothing.
    const show = (row: QuoteRow | undefined): void => {
      const value = row?.[field] ?? "";
      asOf = row?.asOf;
      age();
      if (value !== shown) {
        shown = value;
        write(value);
      }
    };

    const known = quoteOf(symbol);
    if (known === undefined) {
      mark(element, null);
      element.dataset.loading = "";
    } else show(known);
    const giveUp = known === undefined ? setTimeout(() => show(quoteOf(symbol)), giveUpMs) : undefined;
    const release = watchQuote(symbol, (row) => {
      if (shown === null) clearTimeout(giveUp);
      show(row);
    });
    const unwatch = watchAge(age);
    return () => {
      clearTimeout(giveUp);
      release();
      unwatch();
    };
  }, [symbol, field, kind, unit, ticks, format, absentTexts]);

  return (
    <span
      ref={span}
      data-quote={symbol}
      data-field={field}
      className={cx(figureClass, tickClass, perishableClass, className)}
    />
  );
}

/** An absent figure is a dash to the eye and words to the ear. */
function mark(element: HTMLElement, absentTexts: string | null): void {
  flag(element, "absent", absentTexts !== null);
  if (absentTexts === null) {
    element.removeAttribute("role");
    element.removeAttribute("aria-label");
  } else {
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", absentTexts);
  }
}

function flag(element: HTMLElement, name: "absent" | "stale", on: boolean): void {
  if (on) element.dataset[name] = "";
  else delete element.dataset[name];
}
