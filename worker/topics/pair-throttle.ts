import type { Clock, TimerId } from "../clock.ts";

/** The currency pair throttle (R9.5). */
const pairThrottleMs = 3000;
/** Who chooses both coins and turns them round has looked at three pairs, and waits for none of them. */
const immediate = 3;

/**
 * Lets queries about currency pairs leave immediately three times in three seconds; what comes on top of that leaves
 * together at their end, if it is still wanted. Answers how to take a query back, which says whether it was still
 * waiting.
 */
export type PairThrottle = (send: () => void) => () => boolean;

export function createPairThrottle(clock: Clock): PairThrottle {
  const waiting = new Set<() => void>();
  /** When the last ones left, oldest first. */
  let departures: readonly number[] = [];
  let timer: TimerId | undefined;

  const depart = (sends: readonly (() => void)[]): void => {
    departures = [...departures.slice(1 - immediate), clock.now()];
    for (const send of sends) send();
  };
  const release = (): void => {
    timer = undefined;
    const sends = [...waiting];
    waiting.clear();
    depart(sends);
  };
  /** How long until one more may leave, ms. */
  const rest = (): number => {
    const [oldest] = departures;
    if (oldest === undefined || departures.length < immediate) return 0;
    return Math.max(0, oldest + pairThrottleMs - clock.now());
  };

  return (send) => {
    const ms = rest();
    if (ms === 0 && waiting.size === 0) {
      depart([send]);
      return () => false;
    }
    waiting.add(send);
    timer ??= clock.setTimeout(release, ms);
    return () => {
      const waited = waiting.delete(send);
      if (waiting.size === 0 && timer !== undefined) {
        clock.clearTimeout(timer);
        timer = undefined;
      }
      return waited;
    };
  };
}
