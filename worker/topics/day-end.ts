import type { Clock, TimerId } from "../clock.ts";

/** Of the exchange, in UTC: what a day allows begins anew with it. */
const dayMs = 86_400_000;

/** Calls so long after the end of each day, ms: by then no answer of before is kept any more. Answers how to stop. */
export function watchDayEnd(clock: Clock, afterMs: number, over: () => void): () => void {
  let timer: TimerId;
  const wait = (): void => {
    const now = clock.now();
    const ends = (Math.floor(now / dayMs) + 1) * dayMs + afterMs;
    timer = clock.setTimeout(() => {
      over();
      wait();
    }, ends - now);
  };
  wait();
  return () => clock.clearTimeout(timer);
}
