import type { ChartSummary } from "../../contract/chart.ts";
import type { CandleRow } from "../../contract/market.ts";
import { compareDecimalText } from "../decimal-text.ts";

/** For those who do not see it. Null without candles; `candles` oldest first, a candle without high or low is its close. */
export function chartSummary(candles: readonly CandleRow[]): ChartSummary | null {
  const oldest = candles[0];
  const newest = candles[candles.length - 1];
  if (oldest === undefined || newest === undefined) return null;
  const first = oldest.open || oldest.close;
  let high = highOf(newest);
  let low = lowOf(newest);
  let busiest = newest;
  for (const candle of candles) {
    if (compareDecimalText(highOf(candle), high) > 0) high = highOf(candle);
    if (compareDecimalText(lowOf(candle), low) < 0) low = lowOf(candle);
    if (compareDecimalText(candle.volume, busiest.volume) > 0) busiest = candle;
  }
  const order = compareDecimalText(newest.close, first);
  const trend = order > 0 ? "up" : order < 0 ? "down" : "flat";
  return { first, last: newest.close, high, low, trend, busiest };
}

function highOf({ high, close }: CandleRow): string {
  return high || close;
}

function lowOf({ low, close }: CandleRow): string {
  return low || close;
}
