/** How long work of one turn may take, ms. */
const turnMs = 8;

/**
 * Runs work at once while a turn of the event loop has time for it, and leaves the rest to the turns after: however
 * much is requested, timers and other sockets have their turn in between.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #used = 0;
  #scheduled = false;

  /** Whether work of earlier turns has not been done yet. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  run(task: () => void): void {
    if (this.#waiting.length === 0 && this.#used < turnMs) this.#do(task);
    else this.#waiting.push(task);
    this.#schedule();
  }

  #do(task: () => void): void {
    const began = performance.now();
    task();
    this.#used += performance.now() - began;
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#used = 0;
      while (this.#used < turnMs) {
        const task = this.#waiting.shift();
        if (task === undefined) return;
        this.#do(task);
      }
      this.#schedule();
    });
  }
}
