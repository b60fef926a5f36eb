import type { Clock } from "#worker/clock.ts";

export interface ManualClock extends Clock {
  /** Turns time forward and runs what falls due, in order. */
  advance(ms: number): void;
  /** The machine sleeps: time goes on without anything running; what fell due meanwhile runs late. */
  leap(ms: number): void;
  /** How many timers wait. */
  readonly pending: number;
}

/** A clock that only moves when told to. */
export function manualClock(startMs = 1_700_000_000_000): ManualClock {
  let now = startMs;
  let lastId = 0;
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();

  const nextDue = (until: number): number | undefined => {
    let due: number | undefined;
    for (const [id, timer] of timers) {
      if (timer.at <= until && (due === undefined || timer.at < (timers.get(due)?.at ?? 0))) due = id;
    }
    return due;
  };

  return {
    now: () => now,
    setTimeout(run, ms) {
      lastId += 1;
      timers.set(lastId, { at: now + Math.max(ms, 0), run });
      return lastId;
    },
    clearTimeout(id) {
      timers.delete(id);
    },
    advance(ms) {
      const until = now + ms;
      for (let id = nextDue(until); id !== undefined; id = nextDue(until)) {
        const timer = timers.get(id);
        timers.delete(id);
        if (!timer) continue;
        now = Math.max(now, timer.at);
        timer.run();
      }
      now = until;
    },
    leap(ms) {
      now += ms;
    },
    get pending() {
      return timers.size;
    },
  };
}

/** Lets promises that are ready run, and what they start. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
