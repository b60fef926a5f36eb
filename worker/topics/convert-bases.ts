import type { Clock } from "../clock.ts";
import type { PrivateLine } from "../feed/private-feed.ts";
import type { HttpClient } from "../http/client.ts";
import { createPairBasis, type Pair, type PairBasis } from "./convert-basis.ts";
import { createPairThrottle } from "./pair-throttle.ts";

/** Pairs that are remembered when nobody looks at them any more. */
const maxPairs = 20;

export type ConvertBases = (pair: Pair) => PairBasis;

/** The bases of the pairs that were looked at lately: one that is wanted again is the same. */
export function createConvertBases(options: {
  readonly http: HttpClient;
  readonly clock: Clock;
  /** The exchange's time; this machine's where it is absent. */
  readonly serverClock?: Pick<Clock, "now">;
  /** Says whether the page is there, and when it comes back or the machine has slept. */
  readonly line?: Pick<PrivateLine, "onLife" | "reachable">;
}): ConvertBases {
  const { http, clock, serverClock = clock, line } = options;
  const throttle = createPairThrottle(clock);
  const bases = new Map<string, PairBasis>();
  let lastId = 0;
  const nextId = (): string => {
    lastId += 1;
    return `convert.estimate/${lastId}`;
  };

  http.onInvalidated((calls, isAnother) => {
    // Whose session is over reads nothing anew, and is told so by what they press.
    const isConcerned =
      calls === "all" ? isAnother : calls.includes("convert.coins") || calls.includes("convert.limit");
    if (!isConcerned) return;
    for (const basis of bases.values()) basis.forget(isAnother);
  });

  // The client's own answers are kept by both clocks: what is as young as it looks costs nothing.
  line?.onLife((life) => {
    if (life === "wake") for (const basis of bases.values()) basis.renew();
  });

  const makeRoom = (): void => {
    if (bases.size < maxPairs) return;
    for (const [key, basis] of bases) {
      if (basis.watched) continue;
      bases.delete(key);
      return;
    }
  };

  return (pair) => {
    const { accountType, fromCoin, toCoin } = pair;
    const key = `${accountType}/${fromCoin}/${toCoin}`;
    const known = bases.get(key);
    if (known) return known;
    makeRoom();
    const basis = createPairBasis({
      http,
      clock,
      serverClock,
      pair,
      throttle,
      nextId,
      reachable: () => line?.reachable() !== false,
    });
    bases.set(key, basis);
    return basis;
  };
}
