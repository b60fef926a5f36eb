import type { CallOutput } from "../../contract/index.ts";
import type { CandleRow } from "../../contract/market.ts";
import { compareDecimalText, isZeroText } from "../decimal-text.ts";

/** Candles of two sources as one list: what the API lists, and what the feed reports since. Pure. */

/** As `market.klines` lists it: start ms, open, high, low, close, volume, turnover. */
export type ListedCandle = CallOutput<"market.klines">["list"][number];

export function listedCandles(list: readonly ListedCandle[]): readonly CandleRow[] {
  return list.map(([key, open, high, low, close, volume]) => ({ key, open, high, low, close, volume }));
}

/**
 * The newest `limit` candles, oldest first, one for each start. Of two with the same start the one with more volume
 * is the later: a candle's volume never shrinks; else it is the live one. A candle that nobody told anything new of
 * stays the same object.
 */
export function mergeCandles(
  listed: readonly CandleRow[],
  live: Iterable<CandleRow>,
  limit: number,
): readonly CandleRow[] {
  const byStart = new Map<number, CandleRow>();
  const take = (row: CandleRow): void => {
    const start = Number(row.key);
    if (!(start > 0) || row.close === "" || isZeroText(row.close)) return;
    const known = byStart.get(start);
    if (known !== undefined && compareDecimalText(known.volume, row.volume) > 0) return;
    byStart.set(start, known !== undefined && isSame(known, row) ? known : row);
  };
  for (const row of listed) take(row);
  for (const row of live) take(row);
  return [...byStart]
    .toSorted(([a], [b]) => a - b)
    .slice(-limit)
    .map(([, row]) => row);
}

/**
 * The start of the oldest live candle when the feed's list began after ours ended: candles between them may be lacking,
 * and the newest of ours may have been listed before it ended.
 */
export function gapBefore(listed: readonly CandleRow[], live: Iterable<CandleRow>): number | null {
  let oldestLive = Number.POSITIVE_INFINITY;
  for (const { key } of live) oldestLive = Math.min(oldestLive, Number(key));
  let newestListed = Number.NEGATIVE_INFINITY;
  for (const { key } of listed) newestListed = Math.max(newestListed, Number(key));
  if (!Number.isFinite(oldestLive) || !Number.isFinite(newestListed)) return null;
  return oldestLive > newestListed ? oldestLive : null;
}

function isSame(one: CandleRow, other: CandleRow): boolean {
  return (
    one.open === other.open &&
    one.high === other.high &&
    one.low === other.low &&
    one.close === other.close &&
    one.volume === other.volume
  );
}
