import type { Clock } from "#shared/clock.ts";
import { pageClock } from "./clock.ts";

/**
 * Notifies watchers of topics a moment late and together: snapshots that the worker sent at one beat come as messages one
 * after the other, and become one commit and one frame of the page instead of one each. Pictures themselves are there at once.
 */
export class Notices {
  readonly clock: Clock;
  readonly #soon: (then: () => void) => void;
  readonly #waiting = new Set<() => void>();

  /** `soon` runs what it is given once, a moment later; by default as soon as the clock can. */
  constructor(clock: Clock, soon: (then: () => void) => void = (then) => clock.after(0, then)) {
    this.clock = clock;
    this.#soon = soon;
  }

  /** Runs `notify` once, however often it is requested before it ran. */
  add(notify: () => void): void {
    if (this.#waiting.size === 0) this.#soon(() => this.#run());
    this.#waiting.add(notify);
  }

  #run(): void {
    const due = [...this.#waiting];
    this.#waiting.clear();
    for (const notify of due) notify();
  }
}

/**
 * What the worker sends at one beat has come within so long of the first of it, on a slow phone too; a frame of its own costs more than the
 * script. In a task before the frame, not in the frame's: what is laid out and painted for it would be one long task with it.
 */
const gatherMs = 16;

/** Those of the page. */
export const pageNotices = new Notices(pageClock, (then) => pageClock.after(gatherMs, then));
