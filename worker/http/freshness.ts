import type { Clocks } from "../clock.ts";

/** Five minutes either way (D10.6). */
const toleranceMs = 300_000;
/** Servers of one exchange need not agree on the time to the millisecond. */
const skewMs = 1000;

/** An answer whose signature is right, and the request it came for. */
export interface SignedAnswer {
  /** When it was signed, by the server. */
  readonly timestamp: number;
  /** This machine's monotonic time when the request left and when the answer was there. */
  readonly sentAt: number;
  readonly receivedAt: number;
  /** The `requestId` of this request, "" when it has none. */
  readonly own: string;
  /** The `requestId` that the answer names, "" when it names none. */
  readonly named: string;
}

/**
 * What ties a signed answer to its request. `named`: it names this one. `after`: signed after the request had left.
 * `recent`: signed within five minutes, and no more is known. `loose`: signed too early, or by a host that names requests.
 * `old`: signed too long ago. `foreign`: it is another request's.
 */
export type Tie = "named" | "after" | "recent" | "loose" | "old" | "foreign";

/**
 * Judges by what was proven: the time of a right signature is one that the server has passed, which nobody between can
 * make later than it is. So the clock only goes on, unless an answer that names a request never sent before says otherwise.
 * What is unsigned has no say here.
 */
export interface Freshness {
  tieOf(answer: SignedAnswer): Tie;
  /** Server time at the least, ms; undefined before the first proof. */
  now(): number | undefined;
}

export function createFreshness(clock: Clocks): Freshness {
  /** Server time is at least the machine's plus this. */
  let offset: number | undefined;
  /** This host names requests in its answers. */
  let namesRequests = false;
  const answered = new Set<string>();

  /** An id that was answered before may come back with the first answer: it proves nothing about now. */
  function isFirst(id: string): boolean {
    const first = !answered.has(id);
    answered.add(id);
    return first;
  }

  function learn({ timestamp, sentAt, receivedAt }: SignedAnswer, isNew: boolean): void {
    const min = timestamp - receivedAt;
    const max = timestamp - sentAt;
    // A server that was ahead and has been put right, or a machine whose own clock is wrong.
    const isRefuted = isNew && offset !== undefined && offset > max + skewMs;
    offset = offset === undefined || isRefuted ? min : Math.max(offset, min);
  }

  return {
    now: () => (offset === undefined ? undefined : clock.now() + offset),
    tieOf(answer) {
      const { timestamp, sentAt, own, named } = answer;
      if (named !== own && named !== "") return "foreign";
      if (named !== "") {
        namesRequests = true;
        learn(answer, isFirst(named));
        return "named";
      }
      const ahead = timestamp - clock.now() - (offset ?? 0);
      // The machine may have slept: its wall clock judges then, as it does before the first proof.
      const byWall = ahead > toleranceMs;
      if (Math.abs(byWall ? timestamp - clock.wallNow() : ahead) > toleranceMs) return "old";
      const isProven = offset !== undefined && !byWall;
      const leftAt = sentAt + (offset ?? 0);
      learn(answer, false);
      if (own !== "" && namesRequests) return "loose";
      if (!isProven) return "recent";
      return timestamp + skewMs >= leftAt ? "after" : "loose";
    },
  };
}
