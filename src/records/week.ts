import { spanOf } from "./days.ts";
import { dateRange } from "./filter-kinds.ts";
import type { Filter } from "./filters.ts";

/** Seven whole days in the reader's time zone, named by the last of them: ledgers and transfers tell no more at once (F0.7). Pure. */

const days = 7;

/** The last day of the week that is looked at, ISO; "" for the last seven days. */
export function lastDay(param?: string): Filter<string> {
  const range = dateRange("from", "to");
  return {
    none: "",
    ...(param !== undefined && { params: [param] }),
    read: ([text = ""]) => range.read(["", text]).to,
    write: (day) => [day],
  };
}

export function firstOfWeek(until: string): string {
  return daysBefore(until, days - 1);
}

/** By the calendar: days of a clock change are not 24 h. */
export function daysBefore(date: string, count: number): string {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() - count);
  return day.toISOString().slice(0, 10);
}

/** Where the week begins and ends, ms: the start counts, the end does not. */
export function weekSpan(until: string): ReturnType<typeof spanOf> {
  return spanOf({ from: firstOfWeek(until), to: until });
}
