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
  const dayOf = isoDay(timeZone);
  const days = new Map<string, R[]>();
  const newestFirst = records.toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt));
  for (const record of newestFirst) {
    const date = dayOf(Number(record.createdAt));
    const day = days.get(date);
    if (day === undefined) days.set(date, [record]);
    else day.push(record);
  }
  return [...days].map(([date, dayRecords]) => ({ date, records: dayRecords }));
}

export type DayName = "today" | "yesterday" | "earlier";

/** How a day is called from `now`, ms. */
export function dayName(date: string, now: number, timeZone: string): DayName {
  const dayOf = isoDay(timeZone);
  const today = dayOf(now);
  if (today === date) return "today";
  const noon = Date.parse(`${today}T12:00:00Z`);
  const before = new Date(noon - 86_400_000).toISOString().slice(0, 10);
  return before === date ? "yesterday" : "earlier";
}

/** The date of `now`, ms, in `timeZone`: ISO. */
export function dateIn(timeZone: string, now: number): string {
  return isoDay(timeZone)(now);
}

/** Put together from the parts: how a language writes a whole date differs from engine to engine. */
function isoDay(timeZone: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  return (ms) => {
    const parts = format.formatToParts(ms);
    const part = (type: string, length: number): string =>
      (parts.find((one) => one.type === type)?.value ?? "").padStart(length, "0");
    return `${part("year", 4)}-${part("month", 2)}-${part("day", 2)}`;
  };
}
