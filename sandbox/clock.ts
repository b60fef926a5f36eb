/** The exchange's time: injected, so that tests decide when a quote expires and when the market ticks. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once after `ms`; the answer cancels it. */
  after(ms: number, task: () => void): () => void;
}

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
