/** So far down a finger takes a toast away, px (R9.22). */
const swipeThreshold = 50;

/** One finger on one toast. Only downwards counts: up is the way it came. */
export class SwipeDown {
  #start: { readonly pointer: number; readonly y: number } | null = null;
  #offset = 0;

  /** A second finger changes nothing. */
  begin(pointer: number, y: number): void {
    if (this.#start === null) this.#start = { pointer, y };
  }

  /** How far down the toast goes along, px; null for a finger that does not hold it. */
  move(pointer: number, y: number): number | null {
    if (this.#start?.pointer !== pointer) return null;
    this.#offset = Math.max(0, y - this.#start.y);
    return this.#offset;
  }

  /** Whether letting go here takes it away; null for a finger that does not hold it. */
  end(pointer: number): boolean | null {
    if (this.#start?.pointer !== pointer) return null;
    const far = this.#offset >= swipeThreshold;
    this.#start = null;
    this.#offset = 0;
    return far;
  }
}
