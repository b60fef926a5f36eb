import type { Clock, TimerId } from "../clock.ts";

/**
 * A feed that says nothing for 10 s is stale. Pings go out every 10 s, so on a quiet market the answer may take the
 * half second more.
 */
export const STALE_AFTER_MS = 10_500;

export interface Freshness {
  /** A sound frame came. */
  heard(): void;
  /** False when the last frame is too long ago. */
  fresh(): boolean;
  /** While somebody observes, `lapsed` is called when freshness ends; otherwise no timer runs. */
  observe(on: boolean): void;
}

export function createFreshness(clock: Clock, lapsed: () => void): Freshness {
  let lastHeard = Number.NEGATIVE_INFINITY;
  let observed = false;
  let timer: TimerId | undefined;

  const left = (): number => lastHeard + STALE_AFTER_MS - clock.now();

  // One timer that looks again, instead of one set anew with each of many frames a second.
  const arm = (): void => {
    if (!observed || timer !== undefined || left() <= 0) return;
    timer = clock.setTimeout(() => {
      timer = undefined;
      if (left() <= 0) lapsed();
      else arm();
    }, left());
  };

  return {
    heard() {
      lastHeard = clock.now();
      arm();
    },
    fresh: () => left() > 0,
    observe(on) {
      observed = on;
      if (on) {
        arm();
      } else if (timer !== undefined) {
        clock.clearTimeout(timer);
        timer = undefined;
      }
    },
  };
}
