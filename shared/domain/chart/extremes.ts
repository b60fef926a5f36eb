import type { ChartParams } from "../../contract/chart.ts";
import type { CandleRow } from "../../contract/market.ts";
import { compareDecimalText } from "../decimal-text.ts";

export interface Extreme {
  readonly price: string;
  /** Which candle of the list. */
  readonly at: number;
}

export interface Extremes {
  readonly high: Extreme;
  readonly low: Extreme;
}

/** The drawn prices' highest and lowest candle, the newest of equals. Null without candles. */
export function chartExtremes(candles: readonly CandleRow[], kind: ChartParams["kind"]): Extremes | null {
  let high: Extreme | null = null;
  let low: Extreme | null = null;
  for (const [at, candle] of candles.entries()) {
    const up = kind === "candles" ? candle.high || candle.close : candle.close;
    const down = kind === "candles" ? candle.low || candle.close : candle.close;
    if (high === null || compareDecimalText(up, high.price) >= 0) high = { price: up, at };
    if (low === null || compareDecimalText(down, low.price) <= 0) low = { price: down, at };
  }
  return high === null || low === null ? null : { high, low };
}
