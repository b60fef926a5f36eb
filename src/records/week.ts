import { spanOf } from "./days.ts";
import { dateRange } from "./filter-kinds.ts";
import type { Filter } from "./filters.ts";

/** Seven whole days in the reader's time zone, named by the last of them: ledgers and transfers tell no more at once (F0.7). Pure. */

const days = 7;
const longestMs = days * 86_400_000;

/** The last day of the week that is looked at, ISO; "" for the last seven days, and for one that has not come. `today`: ISO. */
export function lastDay(today: () => string): Filter<string> {
  const range = dateRange("from", "to");
  return {
    none: "",
    read([text = ""]) {
      const { to } = range.read(["", text]);
      return to > today() ? "" : to;
    },
    write: (day) => [day],
  };
}

/** A day on which summer time ends has 25 h: a week with it has six days, since seven would be more than is told at once. */
export function firstOfWeek(until: string): string {
  const first = daysBefore(until, days - 1);
  const { startTime = 0, endTime = 0 } = spanOf({ from: first, to: until });
  return endTime - startTime > longestMs ? daysBefore(until, days - 2) : first;
}

/** The last day of the week before: none lies between the two. */
export function weekBefore(until: string): string {
  return daysBefore(firstOfWeek(until), 1);
}

/** The last day of the week after; days of it may be of this one too, none is left out. */
export function weekAfter(until: string): string {
  const next = daysBefore(until, -days);
  return firstOfWeek(next) > daysBefore(until, -1) ? daysBefore(next, 1) : next;
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
