/** The span of R9.13. No page reads it: lists are looked at by the reader's own days (`src/records/week.ts`). */

const sevenDaysMs = 7 * 24 * 60 * 60 * 1000;

export interface TimeWindow {
  readonly start: number;
  readonly end: number;
}

/**
 * The last seven days up to `now` (ms), to the second or, when the flag is exactly lower-case `x`, to the
 * millisecond. Spans exactly seven days, the longest that ledgers and transfers accept.
 */
export function lastSevenDays(now: number, flag = "X"): TimeWindow {
  if (flag === "x") return { start: now - sevenDaysMs, end: now };
  const end = Math.floor(now / 1000);
  return { start: end - sevenDaysMs / 1000, end };
}
