/** D3.4. */
import { beforeEach, describe, expect, it } from "vitest";
import type { Snapshot, TopicRow } from "#shared/rpc/snapshot.ts";
import type { Bridge } from "#src/bridge/bridge.ts";
import { Notices } from "#src/bridge/notices.ts";
import { topicKey } from "#src/bridge/subscription.ts";
import { TopicStore, TopicStores } from "#src/bridge/topic-store.ts";
import { FakeClock } from "./fake-clock.ts";

interface Open {
  /** Its own, then those of each amendment. */
  readonly params: object[];
  readonly send: (snapshot: Snapshot<TopicRow>, key?: string) => void;
  released: boolean;
}

let opened: Open[];
let clock: FakeClock;
let bridge: Pick<Bridge, "subscribe">;
let stores: TopicStores;

beforeEach(() => {
  opened = [];
  clock = new FakeClock();
  const subscribe: Bridge["subscribe"] = (topic, params, listener) => {
    const open: Open = {
      params: [params],
      send: (sent, key = topicKey(topic, params)) => listener(sent as never, key),
      released: false,
    };
    opened.push(open);
    return {
      amend: (next) => open.params.push(next),
      release: () => {
        open.released = true;
      },
    };
  };
  bridge = { subscribe };
  stores = new TopicStores(bridge, new Notices(clock));
});

function snapshot(full: boolean, rows: readonly TopicRow[], status: "live" | "stale" = "live") {
  return { epoch: 1, seq: 1, edition: 0, asOf: 9, status, full, rows };
}

const noop = (): void => undefined;

describe("topic stores", () => {
  it("share one subscription between equal params in any order", () => {
    const one = stores.store("quotes", { symbols: ["BTCUSDT"] });
    const other = stores.store("quotes", { symbols: ["BTCUSDT"] });
    one.watch(noop);
    other.watch(noop);
    expect(opened).toHaveLength(1);
    expect(topicKey("t", { a: 1, b: 2 })).toBe(topicKey("t", { b: 2, a: 1 }));
    expect(topicKey("t", { a: 1 })).not.toBe(topicKey("t", { a: "1" }));
  });

  it("tell all watchers of what comes at once together, each once and of the newest", async () => {
    const reported: string[] = [];
    const [quotes, time] = [stores.store("quotes", { symbols: [] }), stores.store("clock", {})];
    quotes.watch(() => reported.push(`quotes ${[...quotes.get().rows.keys()].join()}`));
    time.watch(() => reported.push(`clock ${time.get().status}`));
    opened[0]?.send(snapshot(true, [{ key: "EUR" }]));
    opened[1]?.send(snapshot(true, []));
    opened[0]?.send(snapshot(false, [{ key: "TRY" }]));
    expect(reported).toEqual([]);
    await clock.advance(0);
    expect(reported).toEqual(["quotes EUR,TRY", "clock live"]);
    opened[0]?.send(snapshot(false, [], "stale"));
    await clock.advance(0);
    expect(reported).toHaveLength(3);
  });

  it("replace rows on a full snapshot and merge them on others", () => {
    const store = stores.store("quotes", { symbols: [] });
    store.watch(noop);
    expect(store.get().status).toBe("connecting");
    opened[0]?.send(snapshot(true, [{ key: "EUR" }, { key: "GBP" }]));
    const first = store.get();
    opened[0]?.send(snapshot(false, [{ key: "TRY" }]));
    expect([...store.get().rows.keys()]).toEqual(["EUR", "GBP", "TRY"]);
    expect([...first.rows.keys()]).toEqual(["EUR", "GBP"]);
    opened[0]?.send(snapshot(true, [{ key: "KZT" }], "stale"));
    expect([...store.get().rows.keys()]).toEqual(["KZT"]);
    expect(store.get()).toMatchObject({ status: "stale", asOf: 9 });
  });

  it("keep the rows' identity when only the status changes", () => {
    const store = stores.store("quotes", { symbols: [] });
    store.watch(noop);
    opened[0]?.send(snapshot(true, [{ key: "EUR" }]));
    const { rows } = store.get();
    opened[0]?.send(snapshot(false, [], "stale"));
    expect(store.get().rows).toBe(rows);
  });

  it("let go late, so that a remount finds the subscription warm", async () => {
    const store = stores.store("clock", {});
    store.watch(noop)();
    await clock.advance(249);
    const release = stores.store("clock", {}).watch(noop);
    await clock.advance(10_000);
    expect(opened).toHaveLength(1);
    expect(opened[0]?.released).toBe(false);
    release();
    await clock.advance(250);
    expect(opened[0]?.released).toBe(true);
    stores.store("clock", {}).watch(noop);
    expect(opened).toHaveLength(2);
  });

  it("open again for a watcher that held on to a closed store", async () => {
    const store = stores.store("clock", {});
    store.watch(noop)();
    await clock.advance(250);
    store.watch(noop);
    expect(stores.store("clock", {})).toBe(store);
    expect(opened).toHaveLength(2);
  });
});

describe("a store of one view", () => {
  const quotes = (...symbols: string[]) => ({ symbols });
  const keyOf = (...symbols: string[]) => topicKey("quotes", quotes(...symbols));

  function ownStore(params: { readonly symbols: readonly string[] } | null) {
    const store = new TopicStore(bridge, new Notices(clock), "quotes", params);
    return { store, release: store.watch(noop) };
  }

  it("amends its one subscription and keeps its rows, with the key of the params that they answer", () => {
    const { store } = ownStore(quotes("A"));
    opened[0]?.send(snapshot(true, [{ key: "A" }]));
    store.amend(quotes("B"));
    expect(opened).toHaveLength(1);
    expect(opened[0]?.params.at(-1)).toEqual(quotes("B"));
    expect([...store.get().rows.keys()]).toEqual(["A"]);
    expect(store.get().key).toBe(keyOf("A"));
    opened[0]?.send(snapshot(true, [{ key: "B" }]), keyOf("B"));
    expect([...store.get().rows.keys()]).toEqual(["B"]);
    expect(store.get().key).toBe(keyOf("B"));
  });

  it("subscribes when it gets params, lets go without them, and then knows nothing", () => {
    const { store } = ownStore(null);
    expect(opened).toHaveLength(0);
    store.amend(quotes("A"));
    opened[0]?.send(snapshot(true, [{ key: "A" }]));
    store.amend(null);
    expect(opened[0]?.released).toBe(true);
    expect(store.get()).toEqual({ status: "connecting", asOf: 0, rows: new Map(), key: "" });
    store.amend(quotes("B"));
    expect(opened.map(({ params }) => params)).toEqual([[quotes("A")], [quotes("B")]]);
  });

  it("requests nothing while nobody watches, and the newest params of who comes back", async () => {
    const { store, release } = ownStore(quotes("A"));
    release();
    store.amend(quotes("B"));
    expect(opened[0]?.params).toEqual([quotes("A")]);
    store.watch(noop)();
    expect(opened[0]?.params).toEqual([quotes("A"), quotes("B")]);
    await clock.advance(250);
    expect(opened[0]?.released).toBe(true);
    store.watch(noop);
    expect(opened[1]?.params).toEqual([quotes("B")]);
  });
});
