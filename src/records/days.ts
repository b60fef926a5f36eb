import { dateFormat } from "#src/i18n/formatters.ts";
import type { DateRange } from "#src/ui/date-range.ts";

/** Days as the reader's own time zone has them: of the records, and of the filter by dates. Pure. */

export interface RecordDay<R> {
  /** ISO date of the day, in `timeZone`; "" of records that have no time yet. */
  readonly date: string;
  readonly records: readonly R[];
}

/**
 * Newest day first, newest record first. `timeOf` answers ms or 0, `timeZone` is an IANA name, `rankOf` orders: it says where
 * records without a time stand.
 */
export function groupByDay<R>(
  records: readonly R[],
  timeOf: (record: R) => number,
  timeZone: string,
  rankOf = timeOf,
): readonly RecordDay<R>[] {
  const dayOf = isoDay(timeZone);
  const days = new Map<string, R[]>();
  for (const record of records.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    const at = timeOf(record);
    const date = at > 0 ? dayOf(at) : "";
    const day = days.get(date);
    if (day === undefined) days.set(date, [record]);
    else day.push(record);
  }
  return [...days].map(([date, dayRecords]) => ({ date, records: dayRecords }));
}

export type DayName = "today" | "yesterday" | "earlier";

/** How a day is called on another; both ISO. */
export function dayName(date: string, today: string): DayName {
  if (today === date) return "today";
  const noon = Date.parse(`${today}T12:00:00Z`);
  const before = new Date(noon - 86_400_000).toISOString().slice(0, 10);
  return before === date ? "yesterday" : "earlier";
}

/** The reader's own time zone, by its IANA name: the one in which times are painted. */
export function readersZone(): string {
  return dateFormat("en", {}).resolvedOptions().timeZone;
}

/** The date of `now`, ms, in `timeZone`: ISO. */
export function dateIn(timeZone: string, now: number): string {
  return isoDay(timeZone)(now);
}

/** Where chosen days begin and end, ms: the start counts, the end does not. An end that is open is left out. */
export function spanOf({ from, to }: DateRange): { readonly startTime?: number; readonly endTime?: number } {
  return {
    ...(from !== "" && { startTime: midnight(from, 0) }),
    ...(to !== "" && { endTime: midnight(to, 1) }),
  };
}

/** ms of the midnight that begins a day, so many days later. By the calendar: days of a clock change are not 24 h. */
function midnight(date: string, daysLater: number): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day + daysLater).getTime();
}

/** The day of a moment, ms. Put together from the parts: how a language writes a whole date differs from engine to engine. */
export function isoDay(timeZone: string): (ms: number) => string {
  const format = dateFormat("en", { timeZone, year: "numeric", month: "numeric", day: "numeric" });
  return (ms) => {
    const parts = format.formatToParts(ms);
    const part = (type: string, length: number): string =>
      (parts.find((one) => one.type === type)?.value ?? "").padStart(length, "0");
    return `${part("year", 4)}-${part("month", 2)}-${part("day", 2)}`;
  };
}
