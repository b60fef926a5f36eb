import type { Clock } from "#shared/clock.ts";

/** Time that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Moves on by `ms`, running what falls due on the way, in order. */
  advance(ms: number): void;
  /** Wakes up `ms` later, like a machine that slept: what fell due meanwhile runs once. For hours and days. */
  jump(ms: number): void;
}

export function manualClock(start = Date.UTC(2026, 10, 21, 9, 7, 30)): ManualClock {
  let now = start;
  let timers: { readonly at: number; readonly task: () => void }[] = [];
  return {
    now: () => now,
    after(ms, task) {
      const timer = { at: now + ms, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const next = timers.filter((one) => one.at <= until).toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        timers = timers.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.task();
      }
      now = until;
    },
    jump(ms) {
      now += ms;
      const due = timers.filter((one) => one.at <= now);
      timers = timers.filter((one) => one.at > now);
      for (const { task } of due.toSorted((a, b) => a.at - b.at)) task();
    },
  };
}
