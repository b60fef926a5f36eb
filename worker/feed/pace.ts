import type { Clock, TimerId } from "../clock.ts";

/** Between two runs at least, ms; while there is no rest each time twice as long. */
const shortestMs = 1_000;
const longestMs = 8_000;

export interface Pace {
  /** Runs at once, or as soon as it may again. */
  ask(): void;
  /** Whether something waited. */
  stop(): boolean;
}

/**
 * What somebody who proves nothing has this page request: at once after a rest, then ever more seldom for as long as it goes on.
 * So no flood becomes one of requests, and an answer that takes seconds comes before it is asked for anew.
 */
export function createPace(clock: Clock, run: () => void): Pace {
  let waitMs = shortestMs;
  let ranAt = Number.NEGATIVE_INFINITY;
  let timer: TimerId | undefined;

  const go = (): void => {
    timer = undefined;
    ranAt = clock.now();
    run();
  };

  return {
    ask() {
      if (timer !== undefined) return;
      const rested = clock.now() - ranAt;
      if (rested >= waitMs) {
        waitMs = shortestMs;
        go();
        return;
      }
      timer = clock.setTimeout(go, waitMs - rested);
      waitMs = Math.min(waitMs * 2, longestMs);
    },
    stop() {
      if (timer === undefined) return false;
      clock.clearTimeout(timer);
      timer = undefined;
      return true;
    },
  };
}
