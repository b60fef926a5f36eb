import { useEffect, useRef, useState } from "react";

/** Whole seconds until `expiresAtMs`, counted so that the last second shows as 1 and the end as 0. Never below 0. */
export function secondsLeft(expiresAtMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((expiresAtMs - nowMs) / 1000));
}

/** How long until the count steps, ms: to the next whole second before the end. */
export function untilNextStep(expiresAtMs: number, nowMs: number): number {
  const left = expiresAtMs - nowMs;
  if (left <= 0) return 0;
  return left % 1000 || 1000;
}

export interface CountdownOptions {
  /** When it ends, ms by the clock of `now`. */
  readonly expiresAtMs: number;
  /** The server's time, or the page's own: a clock that survives a machine clock that jumps. */
  readonly now: () => number;
  /** Once, when the count reaches 0. */
  readonly onEnd?: (() => void) | undefined;
}

/** Runs `task` after so many ms; the answer cancels it. */
export type After = (ms: number, task: () => void) => () => void;

const afterTimeout: After = (ms, task) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};

/**
 * Counts down with the edges of the seconds, from now on: reports each count, and the end once. A clock that was set or a
 * timer that came late is noticed at the next step, a second later at most. Answers the end of it.
 */
export function countDown(
  { expiresAtMs, now, onEnd }: CountdownOptions,
  onStep: (seconds: number) => void,
  after: After = afterTimeout,
): () => void {
  let cancel = (): void => undefined;
  const step = (): void => {
    const at = now();
    const left = secondsLeft(expiresAtMs, at);
    onStep(left);
    if (left === 0) onEnd?.();
    else cancel = after(untilNextStep(expiresAtMs, at), step);
  };
  step();
  return () => cancel();
}

/** Whole seconds left, stepping once a second with the second's edge. */
export function useSecondsLeft({ expiresAtMs, now, onEnd }: CountdownOptions): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(expiresAtMs, now()));
  const latest = useRef({ now, onEnd });
  useEffect(() => {
    latest.current = { now, onEnd };
  });
  useEffect(() => {
    const live = { expiresAtMs, now: () => latest.current.now(), onEnd: () => latest.current.onEnd?.() };
    return countDown(live, setSeconds);
  }, [expiresAtMs]);
  return seconds;
}

/** The seconds at which a countdown speaks up. */
export const announcedSeconds: readonly number[] = [10, 5, 0];

/** From here on the ring turns orange. */
export const hotSeconds = 5;
