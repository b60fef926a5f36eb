import type { Clock, TimerId } from "../clock.ts";

/** Of the exchange, in UTC: what a day allows begins anew with it. */
const dayMs = 86_400_000;
const lookEveryMs = 60_000;

/**
 * Calls so long after the end of each day of the exchange, ms: by then no answer of before is kept any more. Looks again and again, since
 * this machine's own clock may be wrong, and a timer stands still while it sleeps. Answers how to stop.
 */
export function watchDayEnd(
  clock: Clock,
  { now }: Pick<Clock, "now">,
  afterMs: number,
  over: () => void,
): () => void {
  const dayOf = (): number => Math.floor((now() - afterMs) / dayMs);
  let day = dayOf();
  let timer: TimerId;
  const wait = (): void => {
    timer = clock.setTimeout(() => {
      const before = day;
      day = dayOf();
      if (day !== before) over();
      wait();
    }, lookEveryMs);
  };
  wait();
  return () => clock.clearTimeout(timer);
}
