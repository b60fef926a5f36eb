import type { Clock } from "../clock.ts";

export interface TimeSample {
  /** What the server said, ms. */
  readonly serverMs: number;
  /** How coarse that is, ms: the true time lies within serverMs and serverMs + grainMs. */
  readonly grainMs: number;
  /** This machine's monotonic time when the request left and when the answer was there. */
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** Server time against this machine's monotonic clock, told by the answers of calls. */
export interface ServerClock {
  /** serverNow = monotonic now + offset; undefined before the first sample. */
  offsetMs(): number | undefined;
  /** The best guess of server time, this machine's before the first sample. */
  now(): number;
  observe(sample: TimeSample): void;
  watch(changed: () => void): () => void;
}

interface Estimate {
  readonly offset: number;
  /** The true offset is at most this far away. */
  readonly error: number;
}

/** Keeps the sharpest sample, unless a newer one proves it wrong (a machine that slept stops its monotonic clock). */
export function createServerClock(clock: Clock): ServerClock {
  const watchers = new Set<() => void>();
  let stored: Estimate | undefined;

  return {
    offsetMs: () => stored?.offset,
    now: () => clock.now() + (stored?.offset ?? 0),
    observe(sample) {
      const next = estimate(sample);
      if (!next || (stored && next.error >= stored.error && agrees(stored, next))) return;
      stored = next;
      for (const changed of watchers) changed();
    },
    watch(changed) {
      watchers.add(changed);
      return () => {
        watchers.delete(changed);
      };
    },
  };
}

function estimate({ serverMs, grainMs, sentAt, receivedAt }: TimeSample): Estimate | undefined {
  if (!Number.isFinite(serverMs) || serverMs <= 0) return undefined;
  const midpoint = (sentAt + receivedAt) / 2;
  return {
    offset: Math.round(serverMs + grainMs / 2 - midpoint),
    error: (receivedAt - sentAt) / 2 + grainMs / 2,
  };
}

/** Rounding to whole milliseconds may part two that agree. */
const roundingMs = 2;

function agrees(one: Estimate, other: Estimate): boolean {
  return Math.abs(one.offset - other.offset) <= one.error + other.error + roundingMs;
}
