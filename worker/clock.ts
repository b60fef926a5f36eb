/** Time as an argument: everything that waits or measures takes a {@link Clock}, so that a test can turn it by hand. */

/** What {@link Clock.setTimeout} answers; only good for {@link Clock.clearTimeout}. */
export type TimerId = number;

export interface Clock {
  /** Monotonic milliseconds since 1970: it never jumps when the machine's wall clock is set. */
  now(): number;
  setTimeout(run: () => void, ms: number): TimerId;
  clearTimeout(timer: TimerId): void;
}

/** A machine's two times, ms: where it sleeps the monotonic one may stand still, and the wall clock may be set. */
export interface Clocks extends Pick<Clock, "now"> {
  wallNow(): number;
}

export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => {
    clearTimeout(timer);
  },
};
