import type { Clock, TimerId } from "../clock.ts";

/** When a read that failed is requested again by itself. */
export interface ReadRetry {
  /** It was lost on its way: soon, then after twice as long each time. */
  lost(): void;
  /** It was refused, or cannot be read: ever more rarely. Where one is due already that stays. */
  refused(): void;
  /** None is due any more. */
  stop(): void;
  /** It came: the next failure is a first one. */
  came(): void;
}

const firstLostMs = 5_000;
const longestLostMs = 40_000;
const firstRefusedMs = 20_000;
const longestRefusedMs = 160_000;

/** `reachable`: an answer could be had, and somebody could see it; while not, nothing is requested. */
export function createReadRetry(clock: Clock, again: () => void, reachable: () => boolean): ReadRetry {
  let timer: TimerId | undefined;
  /** In a row. */
  let attempts = 0;
  let refusals = 0;

  function stop(): void {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
  }

  function later(ms: number): void {
    stop();
    timer = clock.setTimeout(() => {
      timer = undefined;
      if (!reachable()) return later(ms);
      attempts += 1;
      again();
    }, ms);
  }

  return {
    lost: () => later(Math.min(firstLostMs * 2 ** attempts, longestLostMs)),
    refused() {
      if (timer !== undefined) return;
      later(Math.min(firstRefusedMs * 2 ** refusals, longestRefusedMs));
      refusals += 1;
    },
    stop,
    came() {
      attempts = 0;
      refusals = 0;
    },
  };
}
