/** The newest of what came in, so many at most and so many characters of JSON in all. */
export class Kept<T> {
  readonly #most: number;
  readonly #mostCharacters: number;
  #rows: { readonly value: T; readonly size: number }[] = [];
  #size = 0;

  constructor(most: number, mostCharacters: number) {
    this.#most = most;
    this.#mostCharacters = mostCharacters;
  }

  add(value: T): void {
    const size = JSON.stringify(value).length;
    this.#rows.push({ value, size });
    this.#size += size;
    while (this.#rows.length > this.#most || this.#size > this.#mostCharacters) {
      this.#size -= this.#rows.shift()?.size ?? 0;
    }
  }

  all(): readonly T[] {
    return this.#rows.map(({ value }) => value);
  }

  clear(): void {
    this.#rows = [];
    this.#size = 0;
  }
}
