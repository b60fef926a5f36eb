import type { LimitOrder } from "#shared/contract/limit-order.ts";

/** One order as it stands; rejects when that cannot be told. Given in, so that every path is a fast test. */
export type QueryOrder = (id: string) => Promise<LimitOrder>;

/**
 * Notices orders that end while the page looks on: an id that was open and is no longer in the list is asked for, until
 * it says what became of it.
 */
export class OrderWatch {
  readonly #query: QueryOrder;
  readonly #open = new Set<string>();
  readonly #querying = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #endings: ReadonlyMap<string, LimitOrder> = new Map();

  constructor(query: QueryOrder) {
    this.#query = query;
  }

  /** Whether there is something to wait for: then the list is to be asked again and again. */
  readonly waits = (): boolean => this.#open.size > 0;

  /** Orders that ended, by their ids, in the order in which that was noticed. A new map for each that is added. */
  readonly endings = (): ReadonlyMap<string, LimitOrder> => this.#endings;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** An order that was just placed: it may end before any list has it. */
  readonly expect = (id: string): void => {
    if (this.#endings.has(id)) return;
    this.#open.add(id);
    this.#notify();
  };

  /** A list of what is open. */
  readonly see = (ids: readonly string[]): void => {
    const listed = new Set(ids);
    for (const id of this.#open) if (!listed.has(id)) void this.#fetch(id);
    for (const id of ids) if (!this.#endings.has(id)) this.#open.add(id);
    this.#notify();
  };

  async #fetch(id: string): Promise<void> {
    if (this.#querying.has(id)) return;
    this.#querying.add(id);
    try {
      const order = await this.#query(id);
      // Not in the list and still open: the list is older than the order. The next one has it.
      if (!isFinal(order)) return;
      this.#open.delete(id);
      this.#endings = new Map(this.#endings).set(id, order);
      this.#notify();
    } catch {
      // Asked again when the next list comes.
    } finally {
      this.#querying.delete(id);
    }
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

export function isFinal({ orderStatus }: LimitOrder): boolean {
  return orderStatus !== "PENDING" && orderStatus !== "PARTIAL";
}
