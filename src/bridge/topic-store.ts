import type { TopicName, TopicParams, TopicRowOf } from "#shared/contract/index.ts";
import type { Snapshot, TopicRow, TopicStatus } from "#shared/rpc/snapshot.ts";
import type { Bridge } from "./bridge.ts";
import type { Clock } from "./clock.ts";

/** A topic's picture as it stands on the page. */
export interface TopicState<R extends TopicRow> {
  readonly status: TopicStatus;
  /** Server time of its newest figure, ms; 0 when there is none. */
  readonly asOf: number;
  readonly rows: ReadonlyMap<string, R>;
}

export interface TopicStore<R extends TopicRow> {
  readonly get: () => TopicState<R>;
  readonly watch: (watcher: () => void) => () => void;
}

/** A subscription outlives its last watcher this long: remounts and StrictMode find it warm. */
const LATE_RELEASE_MS = 250;

const noRows: ReadonlyMap<string, never> = new Map<string, never>();
export const nothingYet: TopicState<never> = { status: "connecting", asOf: 0, rows: noRows };

/** The picture after a snapshot: a full one replaces all rows, another one those of the same key. */
export function applySnapshot<R extends TopicRow>(
  before: TopicState<R>,
  snapshot: Snapshot<R>,
): TopicState<R> {
  const { status, asOf } = snapshot;
  if (!snapshot.full && snapshot.rows.length === 0) return { status, asOf, rows: before.rows };
  const rows = new Map(snapshot.full ? [] : before.rows);
  for (const row of snapshot.rows) rows.set(row.key, row);
  return { status, asOf, rows };
}

/** The page's open topics: equal topic and params share one subscription. */
export class TopicStores {
  readonly #bridge: Pick<Bridge, "subscribe">;
  readonly #clock: Clock;
  readonly #stores = new Map<string, unknown>();

  constructor(bridge: Pick<Bridge, "subscribe">, clock: Clock) {
    this.#bridge = bridge;
    this.#clock = clock;
  }

  /** The store of these params. Nothing is subscribed before somebody watches it. */
  store<T extends TopicName>(topic: T, params: TopicParams<T>): TopicStore<TopicRowOf<T>> {
    const key = topicKey(topic, params);
    const known = this.#stores.get(key);
    // The key begins with the topic's name, so what lies under it has that topic's rows.
    if (known !== undefined) return known as TopicStore<TopicRowOf<T>>;
    const store = this.#open(key, topic, params);
    this.#stores.set(key, store);
    return store;
  }

  #open<T extends TopicName>(key: string, topic: T, params: TopicParams<T>): TopicStore<TopicRowOf<T>> {
    let state: TopicState<TopicRowOf<T>> = nothingYet;
    let release: (() => void) | null = null;
    let cancelRelease: (() => void) | null = null;
    const watchers = new Set<() => void>();
    const close = (): void => {
      release?.();
      release = null;
      state = nothingYet;
      if (this.#stores.get(key) === store) this.#stores.delete(key);
    };
    const store: TopicStore<TopicRowOf<T>> = {
      get: () => state,
      watch: (watcher) => {
        cancelRelease?.();
        watchers.add(watcher);
        // A watcher may have got hold of a store that was closed in between: it is opened again for it.
        this.#stores.set(key, store);
        release ??= this.#bridge.subscribe(topic, params, (snapshot) => {
          state = applySnapshot(state, snapshot);
          for (const told of watchers) told();
        });
        return () => {
          watchers.delete(watcher);
          if (watchers.size === 0) cancelRelease = this.#clock.after(LATE_RELEASE_MS, close);
        };
      },
    };
    return store;
  }
}

/** Equal params in any order of their keys give the same key. */
export function topicKey(topic: string, params: object): string {
  const sorted = Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${topic} ${JSON.stringify(sorted)}`;
}
