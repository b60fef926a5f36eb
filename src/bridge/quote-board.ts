import type { QuoteRow } from "#shared/contract/market.ts";
import type { Snapshot, TopicStatus } from "#shared/rpc/snapshot.ts";
import type { Bridge } from "./bridge.ts";
import type { Notices } from "./notices.ts";
import type { OpenTopic } from "./subscriptions.ts";

/** Symbols that came into view are subscribed to together, within a frame. */
const addAfterMs = 16;
/** Those that left may come back while a list is scrolled: they are let go late. */
const removeAfterMs = 1_000;

/** Undefined: the feed has no such quote (any more). */
export type QuoteListener = (row: QuoteRow | undefined) => void;

/**
 * All live quotes of the page in one subscription: the union of the symbols that somebody watches. When the union
 * changes, the subscription is amended: the figures stay until the first picture of the new union, so that nothing flickers.
 */
export class QuoteBoard {
  readonly #bridge: Pick<Bridge, "subscribe">;
  readonly #notices: Notices;
  readonly #keep: (rows: readonly QuoteRow[]) => void;
  readonly #listeners = new Map<string, Set<QuoteListener>>();
  readonly #statusListeners = new Set<() => void>();
  readonly #moved = new Set<string>();
  #rows = new Map<string, QuoteRow>();
  #newStatus: TopicStatus = "connecting";
  #status: TopicStatus = "connecting";
  #subscribed: ReadonlySet<string> | null = null;
  #subscription: OpenTopic<"quotes"> | null = null;
  #cancelFlush: (() => void) | null = null;
  #flushAt = Number.POSITIVE_INFINITY;

  /** `keep` takes the last quotes of symbols that are let go. */
  constructor(
    bridge: Pick<Bridge, "subscribe">,
    notices: Notices,
    keep: (rows: readonly QuoteRow[]) => void,
  ) {
    this.#bridge = bridge;
    this.#notices = notices;
    this.#keep = keep;
  }

  /** Calls the listener at each change of the symbol's quote, not immediately: see {@link quoteOf}. */
  watch(symbol: string, listener: QuoteListener): () => void {
    const listeners = this.#listeners.get(symbol) ?? new Set();
    this.#listeners.set(symbol, listeners);
    listeners.add(listener);
    if (!this.#subscribed?.has(symbol)) this.#flushWithin(addAfterMs);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0 || this.#listeners.get(symbol) !== listeners) return;
      this.#listeners.delete(symbol);
      this.#flushWithin(removeAfterMs);
    };
  }

  /** The newest quote of a watched symbol; undefined before the first. */
  quoteOf(symbol: string): QuoteRow | undefined {
    return this.#rows.get(symbol);
  }

  /** The feed's state as of the figures that were published. */
  get status(): TopicStatus {
    return this.#status;
  }

  /** Called when {@link status} changes. A watcher of the status alone keeps the feed's state coming too. */
  watchStatus(listener: () => void): () => void {
    this.#statusListeners.add(listener);
    if (this.#subscribed === null) this.#flushWithin(addAfterMs);
    return () => this.#statusListeners.delete(listener);
  }

  #flushWithin(ms: number): void {
    const at = this.#notices.clock.now() + ms;
    if (this.#cancelFlush !== null && this.#flushAt <= at) return;
    this.#cancelFlush?.();
    this.#flushAt = at;
    this.#cancelFlush = this.#notices.clock.after(ms, () => {
      this.#cancelFlush = null;
      this.#flushAt = Number.POSITIVE_INFINITY;
      this.#flush();
    });
  }

  #flush(): void {
    const wanted = new Set(this.#listeners.keys());
    if (this.#subscribed !== null && isSameSet(wanted, this.#subscribed)) return;
    this.#subscribed = wanted;
    const left = [...this.#rows.values()].filter(({ key }) => !wanted.has(key));
    if (left.length > 0) this.#keep(left);
    const params = { symbols: [...wanted] };
    if (this.#subscription !== null) this.#subscription.amend(params);
    else this.#subscription = this.#bridge.subscribe("quotes", params, (snapshot) => this.#take(snapshot));
  }

  #take(snapshot: Snapshot<QuoteRow>): void {
    const before = this.#rows;
    if (snapshot.full) this.#rows = new Map();
    for (const row of snapshot.rows) this.#rows.set(row.key, row);
    this.#newStatus = snapshot.status;
    for (const row of snapshot.rows) {
      if (!isSameQuote(row, before.get(row.key), snapshot.full)) this.#moved.add(row.key);
    }
    for (const key of snapshot.full ? before.keys() : []) {
      if (!this.#rows.has(key)) this.#moved.add(key);
    }
    this.#notices.add(this.#publish);
  }

  /** Rows first, then the status: whoever looks at both never sees old figures called live. */
  readonly #publish = (): void => {
    const moved = [...this.#moved];
    this.#moved.clear();
    for (const symbol of moved) this.#notify(symbol, this.#rows.get(symbol));
    if (this.#newStatus === this.#status) return;
    this.#status = this.#newStatus;
    for (const listener of this.#statusListeners) listener();
  };

  #notify(symbol: string, row: QuoteRow | undefined): void {
    for (const listener of this.#listeners.get(symbol) ?? []) listener(row);
  }
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}

/** Only full snapshots repeat quotes that did not move; they must not look like ticks. */
function isSameQuote(row: QuoteRow, before: QuoteRow | undefined, full: boolean): boolean {
  return full && before !== undefined && row.asOf === before.asOf && row.lastPrice === before.lastPrice;
}
