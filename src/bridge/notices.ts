import type { Clock } from "#shared/clock.ts";
import { pageClock } from "./clock.ts";

/**
 * Tells watchers of topics a moment late and together: snapshots that the worker sent at one beat come as messages one
 * after the other, and become one commit and one frame of the page instead of one each. Pictures themselves are there at once.
 */
export class Notices {
  readonly clock: Clock;
  readonly #waiting = new Set<() => void>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Runs `tell` once, however often it is asked for before it ran. */
  add(tell: () => void): void {
    if (this.#waiting.size === 0) this.clock.after(0, () => this.#run());
    this.#waiting.add(tell);
  }

  #run(): void {
    const due = [...this.#waiting];
    this.#waiting.clear();
    for (const tell of due) tell();
  }
}

/** Those of the page. */
export const pageNotices = new Notices(pageClock);
