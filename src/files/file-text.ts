import { numberFormat, relativeFormat } from "#src/i18n/formatters.ts";

/** Sizes, times and zones of files in words. Pure. */

const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** "214 kB", "3.8 MB"; `bytes` from 0. */
export function sizeText(bytes: number, language: string): string {
  let at = 0;
  let size = bytes;
  while (size >= 999.5 && at < units.length - 1) {
    size /= 1000;
    at += 1;
  }
  return numberFormat(language, {
    style: "unit",
    unit: units[at],
    unitDisplay: at === 0 ? "long" : "short",
    maximumFractionDigits: at > 0 && size < 10 ? 1 : 0,
  }).format(size);
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "in 6 days", "in 3 hours", "in 1 minute": what is left, rounded down, never less than a minute. */
export function leftText(ms: number, language: string): string {
  const format = relativeFormat(language, { numeric: "always" });
  if (ms >= day) return format.format(Math.floor(ms / day), "day");
  if (ms >= hour) return format.format(Math.floor(ms / hour), "hour");
  return format.format(Math.max(1, Math.floor(ms / minute)), "minute");
}

/** "365 days", as a length of time. */
export function daysText(days: number, language: string): string {
  return numberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);
}

/** Whether this browser knows a time zone by that name. */
export function isZone(name: string): boolean {
  if (name === "") return false;
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
