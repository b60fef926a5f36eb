import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { compareDecimalText } from "#shared/domain/decimal-text.ts";
import { isOfConversion } from "#src/money/conversion-record.ts";

/** What never changes of an order. */
export type OrderTerms = Pick<LimitOrder, "fromCoin" | "toCoin" | "fromAmount" | "limitPrice">;

/** One order as it stands; rejects when that cannot be told. Given in, so that every path is a fast test. */
export type QueryOrder = (id: string) => Promise<LimitOrder>;

/**
 * Notices orders that end while the page looks on: an id that was open and is no longer in the list is asked for, until
 * it says what became of it. What names another order under its id says nothing.
 */
export class OrderWatch {
  readonly #query: QueryOrder;
  readonly #open = new Map<string, OrderTerms>();
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
  readonly expect = (id: string, terms: OrderTerms): void => {
    if (this.#endings.has(id)) return;
    this.#open.set(id, terms);
    this.#notify();
  };

  /** A list of what is open. */
  readonly see = (list: readonly (OrderTerms & Pick<LimitOrder, "exchangeTxId">)[]): void => {
    const listed = new Set(list.map(({ exchangeTxId }) => exchangeTxId));
    for (const [id, terms] of this.#open) if (!listed.has(id)) void this.#fetch(id, terms);
    for (const order of list) {
      const { exchangeTxId: id } = order;
      // As it was known first: a list that says otherwise is of another.
      if (!this.#endings.has(id) && !this.#open.has(id)) this.#open.set(id, order);
    }
    this.#notify();
  };

  async #fetch(id: string, terms: OrderTerms): Promise<void> {
    if (this.#querying.has(id)) return;
    this.#querying.add(id);
    try {
      const order = await this.#query(id);
      // Not in the list and still open: the list is older than the order. The next one has it.
      if (!isFinal(order) || !isOfOrder(order, terms)) return;
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

export function isOfOrder(order: OrderTerms, terms: OrderTerms): boolean {
  return isOfConversion(order, terms) && compareDecimalText(order.limitPrice, terms.limitPrice) === 0;
}

/** A state of a later server reads as PENDING: it is no end that is known. */
export function isFinal({ orderStatus }: Pick<LimitOrder, "orderStatus">): boolean {
  return orderStatus !== "PENDING" && orderStatus !== "PARTIAL";
}
