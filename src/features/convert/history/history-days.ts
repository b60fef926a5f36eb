/** Records by the day they were made on, in the reader's own time zone. Pure. */

export interface HistoryDay<R> {
  /** ISO date of the day, in `timeZone`. */
  readonly date: string;
  readonly records: readonly R[];
}

/** Newest day first, newest record first. `timeZone` is an IANA name. */
export function groupByDay<R extends { readonly createdAt: string }>(
  records: readonly R[],
  timeZone: string,
): readonly HistoryDay<R>[] {
  const dayOf = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const days = new Map<string, R[]>();
  const newestFirst = records.toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt));
  for (const record of newestFirst) {
    const date = dayOf.format(Number(record.createdAt));
    const day = days.get(date);
    if (day === undefined) days.set(date, [record]);
    else day.push(record);
  }
  return [...days].map(([date, dayRecords]) => ({ date, records: dayRecords }));
}

export type DayName = "today" | "yesterday" | "earlier";

/** How a day is called from `now`, ms. */
export function dayName(date: string, now: number, timeZone: string): DayName {
  const dayOf = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  if (dayOf.format(now) === date) return "today";
  const noon = new Date(`${dayOf.format(now)}T12:00:00Z`).getTime();
  const before = new Date(noon - 86_400_000).toISOString().slice(0, 10);
  return before === date ? "yesterday" : "earlier";
}

/** The date of `now`, ms, in `timeZone`: ISO. */
export function dateIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(now);
}
