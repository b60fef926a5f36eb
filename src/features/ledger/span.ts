import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { dateIn, readersZone } from "#src/records/days.ts";
import { coinCode, oneOf } from "#src/records/filter-kinds.ts";
import { todayOf } from "#src/records/today.ts";
import { useSame } from "#src/records/use-same.ts";
import { lastDay, weekSpan } from "#src/records/week.ts";

/** How much of a ledger is looked at: seven days, or those and all before them (F0.7). */
export const reaches = ["back"] as const;

/** Of both ledgers: `?until=2026-11-20&reach=back&coin=USDT`. */
export const spanFilters = { until: lastDay(todayOf), reach: oneOf(reaches), coin: coinCode() };

export interface SpanView {
  readonly until: string;
  readonly reach: (typeof reaches)[number] | "";
}

export interface LedgerSpan {
  readonly span: { readonly startTime?: number; readonly endTime: number };
  /** The day of that moment, and the last one that is looked at, ISO. */
  readonly today: string;
  readonly until: string;
  /** When and in which language it is looked at: of a week that is over, too, another look is another list. */
  readonly look: { readonly asOf: number; readonly language: string };
  /** Takes in what was booked since. */
  readonly refresh: () => void;
}

/** A moment of server time, and how far this machine's clock was taken to be from it, ms. */
interface Moment {
  readonly now: number;
  readonly offset: number;
  /** The server's clock was told by then. */
  readonly known: boolean;
}

const ownNow = (): number => performance.timeOrigin + performance.now();
const momentAt = (offset: number, known: boolean): Moment => ({ now: ownNow() + offset, offset, known });
const momentNow = (known: boolean): Moment => momentAt(serverNow() - ownNow(), known);
/** Less than this two readings of the server's time may differ, ms. */
const slackMs = 2_000;

/**
 * The moment it is looked at, taken anew where this machine's clock proves to be wrong once the server's is told. Only then: a clock
 * that goes wrong later begins no list anew under the reader's eyes.
 */
function useMoment(): readonly [now: number, again: () => void] {
  const [moment, setMoment] = useState(() => momentNow(false));
  const offset = useTopic("clock", {}).rows.get("clock")?.offsetMs;
  if (offset !== undefined && !moment.known) {
    const isRight = Math.abs(offset - moment.offset) < slackMs;
    setMoment(isRight ? { ...moment, known: true } : momentAt(offset, true));
  }
  return [moment.now, useCallback(() => setMoment(({ known }) => momentNow(known)), [])];
}

/** Up to the moment it is looked at: what is booked later would move the list under the reader's eyes. */
export function useLedgerSpan({ until, reach }: SpanView): LedgerSpan {
  const [now, refresh] = useMoment();
  const { language } = useTranslation().i18n;
  const today = dateIn(readersZone(), now);
  const { startTime = 0, endTime = now } = weekSpan(until === "" ? today : until);
  // Seconds: the funding ledger knows no finer time.
  const end = Math.min(endTime, Math.ceil((now + 1) / 1_000) * 1_000);
  const span = useSame(
    reach === "back" ? { endTime: end } : { startTime: Math.min(startTime, end), endTime: end },
  );
  return { span, today, until: until === "" ? today : until, look: { asOf: now, language }, refresh };
}
