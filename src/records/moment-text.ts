import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { dateFormat } from "#src/i18n/formatters.ts";
import { readersZone } from "./days.ts";
import { zoneText } from "./time-texts.ts";

/**
 * "Nov 27, 2026, 01:00 UTC+1": when a limit begins anew or a deadline ends, to the minute. With its zone, since the exchange's day ends
 * at midnight in UTC and the reader's clock says something else then.
 */
export function momentText(ms: number, language: string): string {
  const timeZone = readersZone();
  const format = dateFormat(language, {
    timeZone,
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = format.formatToParts(ms);
  const hourAt = parts.findIndex(({ type }) => type === "hour");
  const textOf = (some: typeof parts): string => some.map(({ value }) => value).join("");
  // Read from right to left the zone's letters would come between the hour and its minutes.
  const time = `${textOf(parts.slice(hourAt))} ${zoneText(ms, timeZone)}`;
  return textOf(parts.slice(0, hourAt)) + bidiIsolate(time);
}
