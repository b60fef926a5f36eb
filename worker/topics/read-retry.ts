import type { Clock, TimerId } from "../clock.ts";

/** When a read that failed is requested again by itself. */
export interface ReadRetry {
  /** It was lost on its way: soon. */
  lost(): void;
  /** It was refused, or cannot be read: ever more rarely. Where one is due already that stays. */
  refused(): void;
  /** None is due any more. */
  stop(): void;
  /** It came: the next refusal is a first one. */
  came(): void;
}

const lostMs = 5_000;
const firstRefusedMs = 20_000;
const longestRefusedMs = 160_000;

export function createReadRetry(clock: Clock, again: () => void): ReadRetry {
  let timer: TimerId | undefined;
  /** In a row. */
  let refusals = 0;

  function stop(): void {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
  }

  function later(ms: number): void {
    stop();
    timer = clock.setTimeout(() => {
      timer = undefined;
      again();
    }, ms);
  }

  return {
    lost: () => later(lostMs),
    refused() {
      if (timer !== undefined) return;
      later(Math.min(firstRefusedMs * 2 ** refusals, longestRefusedMs));
      refusals += 1;
    },
    stop,
    came() {
      refusals = 0;
    },
  };
}
