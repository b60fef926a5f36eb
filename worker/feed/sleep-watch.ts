import type { Clock } from "../clock.ts";

/** The page says every 2 s that it is seen (bridge/heartbeat.ts): so much more means that the machine slept. */
export const sleptAfterMs = 12_000;

/**
 * Finds out that the machine slept, which closes no socket and, on some systems, stops the monotonic clock: so the wall clock is
 * asked too. One that was set looks the same; what follows is harmless. A hidden page says nothing for long: there only a monotonic
 * clock that stood still tells, by which all that is kept looks younger than it is.
 */
export function createSleepWatch(clock: Clock, wallNow: () => number): (visible: boolean) => boolean {
  let last: { readonly at: number; readonly wallAt: number; readonly visible: boolean } | undefined;
  return (visible) => {
    const before = last;
    last = { at: clock.now(), wallAt: wallNow(), visible };
    if (before === undefined) return false;
    const [passed, wallPassed] = [last.at - before.at, last.wallAt - before.wallAt];
    const gap = visible && before.visible ? Math.max(passed, wallPassed) : wallPassed - passed;
    return gap > sleptAfterMs;
  };
}
