import type { KlineInterval } from "#shared/contract/market.ts";
import { numberFormat } from "#src/i18n/formatters.ts";

/** What stretch of time the chart shows: a span that ends now, or candles of a chosen length. */

export const chartSpans = ["24h", "7d", "1m", "1y"] as const;
export type ChartSpan = (typeof chartSpans)[number];

export type ChartRange = { readonly span: ChartSpan } | { readonly interval: KlineInterval };

/** Candles of one kind, the newest of them. */
export interface CandleWindow {
  readonly interval: KlineInterval;
  readonly limit: number;
}

/** The candle that suits a span, and how many fill it. */
const spanWindows: Readonly<Record<ChartSpan, CandleWindow>> = {
  "24h": { interval: "15m", limit: 96 },
  "7d": { interval: "1h", limit: 168 },
  "1m": { interval: "4h", limit: 180 },
  "1y": { interval: "1d", limit: 365 },
};

/** As many as can be told apart on the narrowest chart. */
const intervalLimit = 120;

export function windowOf(range: ChartRange): CandleWindow {
  return "span" in range ? spanWindows[range.span] : { interval: range.interval, limit: intervalLimit };
}

/** Each kind of candle: how many of which unit. */
const lengths: Readonly<Record<KlineInterval, readonly [count: number, unit: string]>> = {
  "1m": [1, "minute"],
  "3m": [3, "minute"],
  "5m": [5, "minute"],
  "15m": [15, "minute"],
  "30m": [30, "minute"],
  "1h": [1, "hour"],
  "2h": [2, "hour"],
  "4h": [4, "hour"],
  "6h": [6, "hour"],
  "12h": [12, "hour"],
  "1d": [1, "day"],
  "1w": [1, "week"],
  "1M": [1, "month"],
};

/** Shortest first. */
export const chartIntervals = Object.keys(lengths) as readonly KlineInterval[];

/** "15 minutes", or "15 min" where there is little room, in the language's own words. */
export function intervalName(language: string, interval: KlineInterval, length: "long" | "short"): string {
  const [count, unit] = lengths[interval];
  return numberFormat(language, { style: "unit", unit, unitDisplay: length }).format(count);
}
