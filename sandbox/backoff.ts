const firstMs = 250;
const longestMs = 30_000;

/** When what failed is to be tried again: each by itself, twice as late with every failure, half a minute at most. */
export class Backoff {
  readonly #failed = new Map<string, { readonly times: number; readonly until: number }>();

  ready(id: string, at: number): boolean {
    return (this.#failed.get(id)?.until ?? 0) <= at;
  }

  /** Answers when it may be tried again, ms from now. */
  failed(id: string, at: number): number {
    const times = (this.#failed.get(id)?.times ?? 0) + 1;
    const wait = Math.min(longestMs, firstMs * 2 ** (times - 1));
    this.#failed.set(id, { times, until: at + wait });
    return wait;
  }

  done(id: string): void {
    this.#failed.delete(id);
  }
}
