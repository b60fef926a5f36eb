import type { Clock, TimerId } from "../clock.ts";

/** Spec section 9: the currency pair throttle. */
const PAIR_THROTTLE_MS = 3000;

/**
 * Lets what is asked about a currency pair leave at most once in three seconds: the first at once, then, at the end of
 * that time, what is still wanted. Answers how to take a question back, which tells whether it was still waiting.
 */
export type PairThrottle = (ask: () => void) => () => boolean;

export function createPairThrottle(clock: Clock): PairThrottle {
  const waiting = new Set<() => void>();
  let freeAt = Number.NEGATIVE_INFINITY;
  let timer: TimerId | undefined;

  const release = (): void => {
    const asks = [...waiting];
    waiting.clear();
    timer = undefined;
    freeAt = clock.now() + PAIR_THROTTLE_MS;
    for (const ask of asks) ask();
  };

  return (ask) => {
    waiting.add(ask);
    const rest = freeAt - clock.now();
    if (rest <= 0) release();
    else timer ??= clock.setTimeout(release, rest);
    return () => {
      const waited = waiting.delete(ask);
      if (waiting.size === 0 && timer !== undefined) {
        clock.clearTimeout(timer);
        timer = undefined;
      }
      return waited;
    };
  };
}
