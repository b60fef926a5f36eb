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

/** What stands in the books though nobody reported it (its answer was lost, say) is found after this, ms. */
const sweepEveryMs = 3_000;

/** Looks for such rows until it is stopped, which waits for the look under way. */
export function sweeping(
  clock: Clock,
  sweep: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  const stop = every(clock, sweepEveryMs, () => {
    // Books that are slow are not asked again before they answered.
    underWay ??= sweep()
      .catch(onError)
      .finally(() => {
        underWay = undefined;
      });
  });
  return async () => {
    stop();
    await underWay;
  };
}
