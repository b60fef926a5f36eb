import type { Clock } from "#shared/clock.ts";

/** The exchange's time, ms since 1970: tests inject another, and decide when a quote expires and when the market ticks. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};

/** Repeats `task` every `ms` until cancelled; a task never overlaps itself. */
export function every(clock: Clock, ms: number, task: () => void): () => void {
  let cancel = clock.after(ms, step);
  function step(): void {
    cancel = clock.after(ms, step);
    task();
  }
  return () => cancel();
}
