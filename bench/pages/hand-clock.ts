import type { Clock } from "#worker/clock.ts";

export interface HandClock extends Clock {
  advance(ms: number): void;
}

/** Time that the bench turns, so that the throttle falls as it would at five frames a second. */
export function handClock(): HandClock {
  let now = 1_700_000_000_000;
  let lastId = 0;
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    setTimeout(run, ms) {
      lastId += 1;
      timers.set(lastId, { at: now + ms, run });
      return lastId;
    },
    clearTimeout: (id) => void timers.delete(id),
    advance(ms) {
      now += ms;
      for (const [id, { at, run }] of timers) {
        if (at > now) continue;
        timers.delete(id);
        run();
      }
    },
  };
}
