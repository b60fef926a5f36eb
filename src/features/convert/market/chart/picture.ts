import type { CandleRow, KlineInterval } from "#shared/contract/market.ts";
import type { ChartSummary } from "./summary.ts";

/** All that the canvas shows. */
export interface Picture {
  /** At least one, oldest first. */
  readonly candles: readonly CandleRow[];
  readonly interval: KlineInterval;
  readonly kind: "line" | "candles";
  readonly trend: ChartSummary["trend"];
  /** The newest price is not of now: nothing looks live. */
  readonly stale: boolean;
  /** Prices that are pointed out, decimal text. */
  readonly marks: readonly string[];
  readonly language: string;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
}

/**
 * How the canvas gets from one list to the next: `tail` when only the newest candle moved or one more began while the
 * rest stands as it is, else everything is set anew.
 */
export function changeOf(
  before: readonly CandleRow[],
  after: readonly CandleRow[],
): "nothing" | "tail" | "all" {
  if (before === after) return "nothing";
  const grown = after.length - before.length;
  if (before.length === 0 || grown < 0 || grown > 1) return "all";
  const settled = before.length - 1;
  for (let at = 0; at < settled; at += 1) if (before[at] !== after[at]) return "all";
  if (before[settled] === after[settled]) return grown === 0 ? "nothing" : "tail";
  return grown === 0 && before[settled]?.key === after[settled]?.key ? "tail" : "all";
}

/** The drawn prices' highest and lowest candle, the newest of equals; where they are the same there is nothing to mark. */
export function extremes(
  candles: readonly CandleRow[],
  kind: Picture["kind"],
): { readonly high: Extreme; readonly low: Extreme } | null {
  let high: Extreme | null = null;
  let low: Extreme | null = null;
  for (const candle of candles) {
    const up = Number(kind === "candles" ? candle.high || candle.close : candle.close);
    const down = Number(kind === "candles" ? candle.low || candle.close : candle.close);
    if (high === null || up >= high.price) high = { price: up, start: Number(candle.key) };
    if (low === null || down <= low.price) low = { price: down, start: Number(candle.key) };
  }
  return high === null || low === null || high.price === low.price ? null : { high, low };
}

/** A pixel's neighbour, not money. */
export interface Extreme {
  readonly price: number;
  /** ms. */
  readonly start: number;
}
