import type { Clock } from "#shared/clock.ts";

/** Never jumps back; only differences of its times mean something. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
