import type { KlineInterval } from "../../contract/market.ts";

const wholeDays: ReadonlySet<KlineInterval> = new Set<KlineInterval>(["1d", "1w", "1M"]);

/** Days, weeks and months are those of UTC: no clock time belongs to them, and no other time zone. */
export function isWholeDays(interval: KlineInterval): boolean {
  return wholeDays.has(interval);
}

/**
 * What the reader's clock is ahead of UTC, ms, so that days and hours of the time scale are his: as of the newest
 * candle, so that the hour that a summer ends with does not come twice.
 */
export function readersShift(newest: number, interval: KlineInterval): number {
  return isWholeDays(interval) ? 0 : -new Date(newest).getTimezoneOffset() * 60_000;
}
