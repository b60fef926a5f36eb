/** The newest of what came in, so many at most and so many characters of JSON in all. */
export class Stored<T> {
  readonly #max: number;
  readonly #maxCharacters: number;
  #rows: { readonly value: T; readonly size: number }[] = [];
  #size = 0;

  constructor(max: number, maxCharacters: number) {
    this.#max = max;
    this.#maxCharacters = maxCharacters;
  }

  add(value: T): void {
    const size = JSON.stringify(value).length;
    this.#rows.push({ value, size });
    this.#size += size;
    while (this.#rows.length > this.#max || this.#size > this.#maxCharacters) {
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
