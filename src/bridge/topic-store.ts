import type { TopicName, TopicParams, TopicRowOf } from "#shared/contract/index.ts";
import type { Snapshot, TopicRow, TopicStatus } from "#shared/rpc/snapshot.ts";
import type { Bridge } from "./bridge.ts";
import type { Notices } from "./notices.ts";
import { topicKey } from "./subscription.ts";
import type { OpenTopic } from "./subscriptions.ts";

/** A topic's picture as it stands on the page. */
export interface TopicState<R extends TopicRow> {
  readonly status: TopicStatus;
  /** Server time of its newest figure, ms; 0 when there is none. */
  readonly asOf: number;
  readonly rows: ReadonlyMap<string, R>;
  /** Of the params that the rows answer (`topicKey`), "" before the first picture. */
  readonly key: string;
}

/** A subscription outlives its last watcher this long: remounts and StrictMode find it warm. */
const lateReleaseMs = 250;

const noRows: ReadonlyMap<string, never> = new Map<string, never>();
export const nothingYet: TopicState<never> = { status: "connecting", asOf: 0, rows: noRows, key: "" };

/** The picture after a snapshot: a full one replaces all rows, another one those of the same key. */
export function applySnapshot<R extends TopicRow>(
  before: TopicState<R>,
  snapshot: Snapshot<R>,
  key: string,
): TopicState<R> {
  const { status, asOf } = snapshot;
  if (!snapshot.full && snapshot.rows.length === 0) return { status, asOf, rows: before.rows, key };
  const rows = new Map(snapshot.full ? [] : before.rows);
  for (const row of snapshot.rows) rows.set(row.key, row);
  return { status, asOf, rows, key };
}

/** One topic's picture, subscribed to while somebody watches and there are params. */
export class TopicStore<T extends TopicName> {
  readonly #bridge: Pick<Bridge, "subscribe">;
  readonly #notices: Notices;
  readonly #topic: T;
  readonly #openChanged: (isOpen: boolean) => void;
  readonly #watchers = new Set<() => void>();
  #params: TopicParams<T> | null;
  #state: TopicState<TopicRowOf<T>> = nothingYet;
  #subscription: OpenTopic<T> | null = null;
  #cancelRelease: (() => void) | null = null;

  constructor(
    bridge: Pick<Bridge, "subscribe">,
    notices: Notices,
    topic: T,
    params: TopicParams<T> | null,
    openChanged: (isOpen: boolean) => void = () => undefined,
  ) {
    this.#bridge = bridge;
    this.#notices = notices;
    this.#topic = topic;
    this.#params = params;
    this.#openChanged = openChanged;
  }

  readonly get = (): TopicState<TopicRowOf<T>> => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#cancelRelease?.();
    this.#watchers.add(watcher);
    this.#follow();
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) {
        this.#cancelRelease = this.#notices.clock.after(lateReleaseMs, () => this.#release());
      }
    };
  };

  /** Its one subscription goes on with other params and keeps its rows until those of the new ones are there. */
  amend(params: TopicParams<T> | null): void {
    this.#params = params;
    if (params === null) this.#release();
    else if (this.#watchers.size > 0) this.#follow();
  }

  #follow(): void {
    if (this.#params === null) return;
    if (this.#subscription !== null) {
      this.#subscription.amend(this.#params);
      return;
    }
    this.#openChanged(true);
    this.#subscription = this.#bridge.subscribe(this.#topic, this.#params, (snapshot, key) => {
      this.#state = applySnapshot(this.#state, snapshot, key);
      this.#notices.add(this.#notify);
    });
  }

  readonly #notify = (): void => {
    for (const watcher of this.#watchers) watcher();
  };

  #release(): void {
    this.#subscription?.release();
    this.#subscription = null;
    this.#state = nothingYet;
    this.#openChanged(false);
  }
}

/** The page's open topics: equal topic and params share one subscription. */
export class TopicStores {
  readonly #bridge: Pick<Bridge, "subscribe">;
  readonly #notices: Notices;
  readonly #stores = new Map<string, unknown>();

  constructor(bridge: Pick<Bridge, "subscribe">, notices: Notices) {
    this.#bridge = bridge;
    this.#notices = notices;
  }

  /** The store of these params. Nothing is subscribed before somebody watches it. */
  store<T extends TopicName>(topic: T, params: TopicParams<T>): TopicStore<T> {
    const key = topicKey(topic, params);
    const known = this.#stores.get(key);
    // The key begins with the topic's name, so what lies under it has that topic's rows.
    if (known !== undefined) return known as TopicStore<T>;
    const store = new TopicStore(this.#bridge, this.#notices, topic, params, (isOpen) => {
      // A watcher may have got hold of a store that was closed in between: it is opened again for it.
      if (isOpen) this.#stores.set(key, store);
      else if (this.#stores.get(key) === store) this.#stores.delete(key);
    });
    this.#stores.set(key, store);
    return store;
  }
}
