import type { KlineInterval } from "#shared/contract/market.ts";
import { compareDecimalText } from "../decimal-order.ts";

/** The price chart's spans, and what its picture says in words. */

export const chartSpans = ["24h", "7d", "1m", "1y"] as const;
export type ChartSpan = (typeof chartSpans)[number];

/** The candle that suits a span, and how many fill it. */
export const spanCandles: Readonly<Record<ChartSpan, { interval: KlineInterval; limit: number }>> = {
  "24h": { interval: "15m", limit: 96 },
  "7d": { interval: "1h", limit: 168 },
  "1m": { interval: "4h", limit: 180 },
  "1y": { interval: "1d", limit: 365 },
};

/** A candle as `market.klines` lists it: start ms, open, high, low, close, volume, turnover. */
export type Candle = readonly [string, string, string, string, string, string, string];

export interface ChartPoint {
  /** Seconds, as the chart wants them. */
  readonly time: number;
  readonly value: number;
}

/** Points for the canvas, oldest first. Only pixels come of these numbers; every figure in words stays text. */
export function chartPoints(candles: readonly Candle[]): readonly ChartPoint[] {
  const points: ChartPoint[] = [];
  for (const candle of candles) {
    const time = Math.floor(Number(candle[0]) / 1000);
    const value = Number(candle[4]);
    if (Number.isFinite(time) && Number.isFinite(value) && value > 0) points.push({ time, value });
  }
  points.sort((a, b) => a.time - b.time);
  return points.filter((point, index) => index === 0 || point.time !== points[index - 1]?.time);
}

export interface ChartSummary {
  readonly first: string;
  readonly last: string;
  readonly high: string;
  readonly low: string;
  readonly trend: "up" | "down" | "flat";
}

/** For those who do not see the picture. Null without candles. `candles` newest first. */
export function chartSummary(candles: readonly Candle[]): ChartSummary | null {
  const newest = candles[0];
  const oldest = candles[candles.length - 1];
  if (newest === undefined || oldest === undefined) return null;
  let high = newest[2];
  let low = newest[3];
  for (const candle of candles) {
    if (compareDecimalText(candle[2], high) > 0) high = candle[2];
    if (compareDecimalText(candle[3], low) < 0) low = candle[3];
  }
  const order = compareDecimalText(newest[4], oldest[1]);
  return {
    first: oldest[1],
    last: newest[4],
    high,
    low,
    trend: order > 0 ? "up" : order < 0 ? "down" : "flat",
  };
}
