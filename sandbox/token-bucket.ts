/** So many at once, and so many a minute from then on. */
export class TokenBucket {
  readonly #burst: number;
  readonly #aMinute: number;
  #left: number;
  #asOf: number;

  constructor(burst: number, aMinute: number, now: number) {
    this.#burst = burst;
    this.#aMinute = aMinute;
    this.#left = burst;
    this.#asOf = now;
  }

  /** Takes one; false when there is none left. `now` in ms. */
  take(now: number): boolean {
    const back = (Math.max(0, now - this.#asOf) * this.#aMinute) / 60_000;
    this.#left = Math.min(this.#burst, this.#left + back);
    this.#asOf = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Whether it is as if it had never been used. */
  isFull(now: number): boolean {
    return this.#left + ((now - this.#asOf) * this.#aMinute) / 60_000 >= this.#burst;
  }
}
