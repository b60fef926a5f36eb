import type { Clock } from "#shared/clock.ts";

interface Timer {
  readonly due: number;
  readonly run: () => void;
}

/** A clock that moves only when told to. */
export class FakeClock implements Clock {
  #now = 0;
  #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { due: this.#now + ms, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Runs what falls due, in order; answers between two timers arrive as they would in a page. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (;;) {
      const next = [...this.#timers].filter((timer) => timer.due <= end).toSorted((a, b) => a.due - b.due)[0];
      if (next === undefined) break;
      this.#now = Math.max(this.#now, next.due);
      this.#timers.delete(next);
      next.run();
      await settled();
    }
    this.#now = end;
  }

  /** The machine slept: time is gone, and every timer that fell due fires late, at once. */
  async sleep(ms: number): Promise<void> {
    this.#now += ms;
    for (const timer of [...this.#timers].filter(({ due }) => due <= this.#now)) {
      this.#timers.delete(timer);
      timer.run();
    }
    await settled();
  }
}

/** All promise reactions that are ready have run, those that they make ready included. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
