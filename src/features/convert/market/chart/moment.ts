import type { TimePlace } from "#shared/contract/chart.ts";
import type { KlineInterval } from "#shared/contract/market.ts";
import { isWholeDays } from "#shared/domain/chart/readers-clock.ts";
import { dateFormat } from "#src/i18n/formatters.ts";

/** Times on the chart: the reader's own clock, the date of UTC where a candle is a day or more. Latin digits. */

/** When a candle began: "21 Nov, 14:15" or "21 Nov 2026". */
export function momentText(language: string, start: number, interval: KlineInterval): string {
  const options: Intl.DateTimeFormatOptions = isWholeDays(interval)
    ? { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }
    : { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };
  return dateFormat(language, options).format(start);
}

/** One mark of the time axis. */
export function tickText(
  language: string,
  start: number,
  interval: KlineInterval,
  unit: TimePlace["unit"],
): string {
  const options: Record<typeof unit, Intl.DateTimeFormatOptions> = {
    year: { year: "numeric" },
    month: { month: "short" },
    day: { day: "numeric", month: "short" },
    time: { hour: "2-digit", minute: "2-digit" },
  };
  const zone = isWholeDays(interval) ? { timeZone: "UTC" } : {};
  return dateFormat(language, { ...options[unit], ...zone }).format(start);
}
