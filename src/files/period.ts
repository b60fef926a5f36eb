import { type DateRange, daysOf, lastDays } from "#src/ui/date-range.ts";

/** Whole UTC days that a file is of. People read the last day; calls carry the second after it (F6g.2). Pure. */

const daySeconds = 86_400;

/** Of two dates that are in order. */
export function secondsOf({ from, to }: DateRange): { readonly startTime: number; readonly endTime: number } {
  return { startTime: secondOf(from), endTime: secondOf(to) + daySeconds };
}

/** The days of a file, the last one included. One that names no beginning, or no end, is of no days since 1970: "". */
export function daysIn(startTime: number, endTime: number): DateRange {
  const from = startTime === 0 ? "" : dateOf(startTime);
  return { from, to: endTime === 0 ? "" : dateOf(Math.max(startTime, endTime - 1)) };
}

/** The UTC date of a moment, ms. */
export function utcDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The newest days of a period, as many as one file takes; as it is where it fits. */
export function shortened(range: DateRange, maxDays: number): DateRange {
  return daysOf(range) > maxDays ? lastDays(maxDays, range.to) : range;
}

export type PresetId = "lastMonth" | "lastQuarter" | "thisYear" | "lastYear";

/** Spans that are used most, seen from today, which "this year" ends with. */
export function presetRange(preset: PresetId, today: string): DateRange {
  const [year = 0, month = 1] = today.split("-").map(Number);
  if (preset === "thisYear") return { from: `${year}-01-01`, to: today };
  if (preset === "lastYear") return months(year - 1, 1, 12);
  if (preset === "lastMonth") return months(year, month - 1, 1);
  return months(year, Math.floor((month - 1) / 3) * 3 - 2, 3);
}

/** Whole months from one on, counted from 1; 0 is December of the year before. */
function months(year: number, first: number, count: number): DateRange {
  const at = (month: number, day: number): string => utcDate(Date.UTC(year, month - 1, day));
  return { from: at(first, 1), to: at(first + count, 0) };
}

function secondOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 1000;
}

function dateOf(seconds: number): string {
  return utcDate(seconds * 1000);
}
