import { useCallback, useMemo, useState } from "react";
import { serverNow } from "#src/bridge/server-clock.ts";
import { dateIn, readersZone } from "#src/records/days.ts";
import { coinCode, oneOf } from "#src/records/filter-kinds.ts";
import { lastDay, weekSpan } from "#src/records/week.ts";

/** How much of a ledger is looked at: seven days, or those and all before them (F0.7). */
export const reaches = ["back"] as const;

/** Of both ledgers: `?until=2026-11-20&reach=back&coin=USDT`. */
export const spanFilters = { until: lastDay(), reach: oneOf(reaches), coin: coinCode() };

export interface SpanView {
  readonly until: string;
  readonly reach: (typeof reaches)[number] | "";
}

export interface LedgerSpan {
  readonly span: { readonly startTime?: number; readonly endTime: number };
  /** The last day that is looked at, ISO. */
  readonly until: string;
  /** Takes in what was booked since. */
  readonly refresh: () => void;
}

/** Up to the moment it is looked at: what is booked later would move the list under the reader's eyes. */
export function useLedgerSpan({ until, reach }: SpanView): LedgerSpan {
  const [now, setNow] = useState(serverNow);
  const today = dateIn(readersZone(), now);
  const span = useMemo(() => {
    const { startTime = 0, endTime = now } = weekSpan(until === "" ? today : until);
    // Seconds: the funding ledger knows no finer time.
    const end = Math.min(endTime, Math.ceil((now + 1) / 1_000) * 1_000);
    return reach === "back" ? { endTime: end } : { startTime: Math.min(startTime, end), endTime: end };
  }, [until, reach, now, today]);
  return { span, until: until === "" ? today : until, refresh: useCallback(() => setNow(serverNow()), []) };
}

/** The same object while it says the same: another one is another list, and an open entry is no other filter. */
export function useSame<T extends object>(value: T): T {
  const key = JSON.stringify(value);
  return useMemo(() => JSON.parse(key) as T, [key]);
}
