import type { Clock } from "../clock.ts";

/** The page says every 2 s that it is seen (bridge/heartbeat.ts): so much more means that the machine slept. */
export const sleptAfterMs = 12_000;

/**
 * Finds out that the machine slept, which closes no socket and, on some systems, stops the monotonic clock: so the wall
 * clock is asked too. A wall clock that was set looks the same; what follows is harmless.
 */
export function createSleepWatch(clock: Clock, wallNow: () => number): (visible: boolean) => boolean {
  let last: { readonly at: number; readonly wallAt: number } | undefined;
  return (visible) => {
    const before = last;
    last = visible ? { at: clock.now(), wallAt: wallNow() } : undefined;
    if (before === undefined || last === undefined) return false;
    return Math.max(last.at - before.at, last.wallAt - before.wallAt) > sleptAfterMs;
  };
}
