/** Whole days between two dates, as a filter requests them. Dates are ISO ("2026-11-21"), "" when none is chosen. Pure. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export interface DateRules {
  /** First and last date that may be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** At most so many days, both ends counted. */
  readonly maxDays?: number | undefined;
}

export type DateIssue = "missing" | "order" | "early" | "late" | "span";

const dayMs = 86_400_000;

function dayNumber(date: string): number {
  return /^\d{4,}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) / dayMs : Number.NaN;
}

/** Days of a range, both ends counted; NaN while an end is missing. */
export function daysOf({ from, to }: DateRange): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** The last `days` days up to and with `last`. */
export function lastDays(days: number, last: string): DateRange {
  const first = new Date((dayNumber(last) - days + 1) * dayMs);
  return { from: first.toISOString().slice(0, 10), to: last };
}

/** What is wrong with a range, the first thing to repair first; null when nothing is. */
export function dateIssue(range: DateRange, { min, max, maxDays }: DateRules): DateIssue | null {
  const days = daysOf(range);
  if (Number.isNaN(days)) return "missing";
  if (days < 1) return "order";
  if (min !== undefined && range.from < min) return "early";
  if (max !== undefined && range.to > max) return "late";
  return maxDays !== undefined && days > maxDays ? "span" : null;
}
