import type { KlineInterval } from "#shared/contract/market.ts";
import { numberFormat } from "#src/i18n/figure.ts";

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

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Each kind of candle: how many of which unit, and that unit in ms; a month at its longest. */
const lengths: Readonly<Record<KlineInterval, readonly [count: number, unit: string, ms: number]>> = {
  "1m": [1, "minute", minuteMs],
  "3m": [3, "minute", minuteMs],
  "5m": [5, "minute", minuteMs],
  "15m": [15, "minute", minuteMs],
  "30m": [30, "minute", minuteMs],
  "1h": [1, "hour", hourMs],
  "2h": [2, "hour", hourMs],
  "4h": [4, "hour", hourMs],
  "6h": [6, "hour", hourMs],
  "12h": [12, "hour", hourMs],
  "1d": [1, "day", dayMs],
  "1w": [1, "week", 7 * dayMs],
  "1M": [1, "month", 31 * dayMs],
};

/** Shortest first. */
export const chartIntervals = Object.keys(lengths) as readonly KlineInterval[];

export function intervalMs(interval: KlineInterval): number {
  const [count, , ms] = lengths[interval];
  return count * ms;
}

/** "15 minutes", or "15 min" where there is little room, in the language's own words. */
export function intervalName(language: string, interval: KlineInterval, length: "long" | "short"): string {
  const [count, unit] = lengths[interval];
  return numberFormat(language, { style: "unit", unit, unitDisplay: length }).format(count);
}
