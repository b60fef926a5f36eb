import type { DateRange } from "#src/ui/date-range.ts";

/** Windows of days, as the server allows no wider ones (F0.7). ISO dates, both ends count. Pure. */

/** They have to be less than 30 times 24 h, and a day on which summer time ends has 25. */
export const windowDays = 29;

/** The days that are shown: those chosen, cut to a window that does not end after today, else the last ones. */
export function windowOf({ from, to }: DateRange, today: string): DateRange {
  if (from === "" && to === "") return { from: addDays(today, 1 - windowDays), to: today };
  const end = earlier(to === "" ? addDays(from, windowDays - 1) : to, today);
  const first = addDays(end, 1 - windowDays);
  return { from: from < first || from > end ? first : from, to: end };
}

export function windowBefore(dates: DateRange, today: string): DateRange {
  const end = addDays(windowOf(dates, today).from, -1);
  return { from: addDays(end, 1 - windowDays), to: end };
}

/** Null where it would begin after today. The window of now is no choice: it stays that of now. */
export function windowAfter(dates: DateRange, today: string): DateRange | null {
  const { to } = windowOf(dates, today);
  if (to >= today) return null;
  const end = addDays(to, windowDays);
  return end >= today ? { from: "", to: "" } : { from: addDays(to, 1), to: end };
}

/** What is asked of the server: a window that reaches today has no end, so what comes is inside. */
export function openWindow(dates: DateRange, today: string): DateRange {
  const { from, to } = windowOf(dates, today);
  return { from, to: to >= today ? "" : to };
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
