import type { Clock, TimerId } from "../clock.ts";

/** The currency pair throttle (R9.5). */
const PAIR_THROTTLE_MS = 3000;
/** Who chooses both coins and turns them round has looked at three pairs, and waits for none of them. */
const AT_ONCE = 3;

/**
 * Lets what is asked about currency pairs leave at once three times in three seconds; what comes on top of that leaves
 * together at their end, if it is still wanted. Answers how to take a question back, which tells whether it was still
 * waiting.
 */
export type PairThrottle = (ask: () => void) => () => boolean;

export function createPairThrottle(clock: Clock): PairThrottle {
  const waiting = new Set<() => void>();
  /** When the last ones left, oldest first. */
  let departures: readonly number[] = [];
  let timer: TimerId | undefined;

  const depart = (asks: readonly (() => void)[]): void => {
    departures = [...departures.slice(1 - AT_ONCE), clock.now()];
    for (const ask of asks) ask();
  };
  const release = (): void => {
    timer = undefined;
    const asks = [...waiting];
    waiting.clear();
    depart(asks);
  };
  /** How long until one more may leave, ms. */
  const rest = (): number => {
    const [oldest] = departures;
    if (oldest === undefined || departures.length < AT_ONCE) return 0;
    return Math.max(0, oldest + PAIR_THROTTLE_MS - clock.now());
  };

  return (ask) => {
    const ms = rest();
    if (ms === 0 && waiting.size === 0) {
      depart([ask]);
      return () => false;
    }
    waiting.add(ask);
    timer ??= clock.setTimeout(release, ms);
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
