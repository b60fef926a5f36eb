/** D3.4, D3.7. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClockRow } from "#shared/contract/market.ts";
import type { Snapshot } from "#shared/rpc/snapshot.ts";
import { Notices } from "#src/bridge/notices.ts";
import { topicKey } from "#src/bridge/subscription.ts";
import { Supervisor } from "#src/bridge/supervisor.ts";
import { TopicStore } from "#src/bridge/topic-store.ts";
import { FakeClock, settled } from "./fake-clock.ts";
import { FakeWorkers } from "./fake-worker.ts";

let clock: FakeClock;
let workers: FakeWorkers;
let supervisor: Supervisor;
let seen: Snapshot<ClockRow>[];
let release: () => void;

function snapshot(epoch: number, seq: number, offsetMs: number | null, status = "live") {
  const rows = offsetMs === null ? [] : [{ key: "clock", offsetMs }];
  return { epoch, seq, edition: 0, asOf: 5, status, full: seq === 1, rows };
}

beforeEach(async () => {
  clock = new FakeClock();
  workers = new FakeWorkers();
  supervisor = new Supervisor(workers.open, clock, { visible: true, online: true });
  workers.last.ready();
  await settled();
  seen = [];
  ({ release } = supervisor.subscribe("clock", {}, (next) => seen.push(next)));
  await settled();
});

async function respawn(): Promise<void> {
  workers.last.fault("error");
  await clock.advance(0);
  workers.last.ready();
  await settled();
}

describe("subscriptions", () => {
  it("hand snapshots through", () => {
    workers.last.topic(0).send(snapshot(1, 1, 40));
    expect(seen).toEqual([snapshot(1, 1, 40)]);
  });

  it("say stale without rows as soon as the worker is lost", () => {
    workers.last.topic(0).send(snapshot(1, 1, 40));
    workers.last.fault("error");
    expect(seen.at(-1)).toEqual({
      ...snapshot(1, 1, null, "stale"),
      full: false,
    });
  });

  it("never claim stale figures where there were none", () => {
    workers.last.fault("error");
    expect(seen.at(-1)?.status).toBe("connecting");
  });

  it("are asked anew of the next worker, and the old one is heard no more", async () => {
    const old = workers.last.topic(0);
    await respawn();
    expect(workers.last.topic(0)).toMatchObject({ topic: "clock", params: {} });
    seen.length = 0;
    old.send(snapshot(1, 9, 1));
    workers.last.topic(0).send(snapshot(1, 10, 1));
    expect(seen).toEqual([]);
    workers.last.topic(0).send(snapshot(2, 1, 50));
    expect(seen).toEqual([snapshot(2, 1, 50)]);
  });

  it("keep their figures, marked, while a new worker knows nothing yet", async () => {
    workers.last.topic(0).send(snapshot(1, 1, 40));
    await respawn();
    workers.last.topic(0).send(snapshot(2, 1, null, "connecting"));
    expect(seen.at(-1)).toMatchObject({ status: "stale", full: false, rows: [] });
  });

  it("end with their release", async () => {
    release();
    expect(workers.last.dropped).toEqual(["t1"]);
    workers.last.topic(0).send(snapshot(1, 2, 60));
    release();
    await respawn();
    expect(workers.last.topics).toEqual([]);
    expect(workers.all.flatMap((worker) => worker.dropped)).toEqual(["t1"]);
    expect(seen).toEqual([]);
  });

  it("drop the worker's end when they were released before it was known", async () => {
    const early = supervisor.subscribe("connection", {}, () => undefined);
    early.release();
    await settled();
    expect(workers.last.dropped).toEqual(["t2"]);
  });

  it("say closed when the worker refuses them", async () => {
    workers.last.connection.subscribe = () => Promise.reject(new Error("no such topic"));
    const statuses: string[] = [];
    supervisor.subscribe("connection", {}, (next) => statuses.push(next.status));
    await settled();
    expect(statuses).toEqual(["closed"]);
  });
});

describe("a subscription whose params change", () => {
  const market = (by: "lastPrice" | "changeRate24H" | "turnover24hUSD") =>
    ({ by, direction: "ascending" }) as const;
  const keys = {
    price: topicKey("market.order", market("lastPrice")),
    change: topicKey("market.order", market("changeRate24H")),
  };
  let taken: { readonly rows: readonly string[]; readonly full: boolean; readonly key: string }[];

  /** The worker answers it as soon as something is awaited. */
  function follow() {
    taken = [];
    return supervisor.subscribe("market.order", market("lastPrice"), ({ rows, full }, key) => {
      taken.push({ rows: rows.flatMap(({ symbols }) => symbols), full, key });
    });
  }

  const order = (edition: number, symbol: string | null, full = true, epoch = 1) => ({
    epoch,
    seq: 1,
    edition,
    asOf: 5,
    status: symbol === null ? "connecting" : "live",
    full,
    rows: symbol === null ? [] : [{ key: "order", symbols: [symbol] }],
  });

  it("is amended, and what answers the params before counts no more", async () => {
    const topic = follow();
    await settled();
    const { send } = workers.last.topic(1);
    send(order(0, "A"));
    topic.amend(market("changeRate24H"));
    expect(workers.last.amended).toEqual([{ id: "t2", params: market("changeRate24H") }]);
    send(order(0, "B", false));
    expect(taken).toEqual([{ rows: ["A"], full: true, key: keys.price }]);
    send(order(1, "C"));
    expect(taken.at(-1)).toEqual({ rows: ["C"], full: true, key: keys.change });
    expect(workers.last.topics).toHaveLength(2);
    expect(workers.last.dropped).toEqual([]);
  });

  it("sends nothing for equal params", async () => {
    const topic = follow();
    await settled();
    topic.amend({ direction: "ascending", by: "lastPrice" });
    expect(workers.last.amended).toEqual([]);
  });

  it("sends the newest params once the worker has answered, if they are still others", async () => {
    const topic = follow();
    const { send } = workers.last.topic(1);
    topic.amend(market("turnover24hUSD"));
    topic.amend(market("changeRate24H"));
    send(order(0, "A"));
    expect(taken.at(-1)?.key).toBe(keys.price);
    expect(workers.last.amended).toEqual([]);
    await settled();
    expect(workers.last.amended).toEqual([{ id: "t2", params: market("changeRate24H") }]);
  });

  it("keeps the first picture of params that were left and taken up again before the answer", async () => {
    const topic = follow();
    topic.amend(market("changeRate24H"));
    workers.last.topic(1).send(order(0, "A"));
    topic.amend(market("lastPrice"));
    await settled();
    expect(workers.last.amended).toEqual([]);
    workers.last.topic(1).send(order(0, "B", false));
    expect(taken.map(({ key }) => key)).toEqual([keys.price, keys.price]);
  });

  it("begins anew with the newest params at the next worker", async () => {
    const topic = follow();
    await settled();
    workers.last.topic(1).send(order(0, "A"));
    topic.amend(market("turnover24hUSD"));
    workers.last.fault("error");
    topic.amend(market("changeRate24H"));
    await clock.advance(0);
    workers.last.ready();
    await settled();
    expect(workers.last.topic(1).params).toEqual(market("changeRate24H"));
    expect(workers.last.amended).toEqual([]);
    expect(taken.at(-1)).toEqual({ rows: [], full: false, key: keys.price });
    workers.last.topic(1).send(order(0, "C", true, 2));
    expect(taken.at(-1)).toEqual({ rows: ["C"], full: true, key: keys.change });
  });

  it("replaces the rows by the first that come after an empty picture of a worker that knows nothing", async () => {
    const topic = follow();
    await settled();
    const { send } = workers.last.topic(1);
    send(order(0, "A"));
    topic.amend(market("changeRate24H"));
    send(order(1, null));
    expect(taken.at(-1)).toEqual({ rows: [], full: false, key: keys.price });
    send(order(1, "B", false));
    expect(taken.at(-1)).toEqual({ rows: ["B"], full: true, key: keys.change });
  });

  it("is made anew when the worker does not know it any more", async () => {
    const topic = follow();
    await settled();
    workers.last.connection.amend = () => Promise.reject(new Error("no such subscription"));
    topic.amend(market("changeRate24H"));
    await settled();
    expect(workers.last.dropped).toEqual(["t2"]);
    expect(workers.last.topic(2).params).toEqual(market("changeRate24H"));
    workers.last.topic(1).send(order(1, "A"));
    expect(taken).toEqual([]);
    workers.last.topic(2).send(order(0, "B"));
    expect(taken.at(-1)?.key).toBe(keys.change);
  });

  it("is requested again with other params after the worker refused it", async () => {
    vi.spyOn(workers.last.connection, "subscribe").mockRejectedValueOnce(new Error("no such params"));
    const other = supervisor.subscribe("market.order", market("lastPrice"), () => undefined);
    await settled();
    const before = workers.last.topics.length;
    other.amend(market("changeRate24H"));
    expect(workers.last.topics).toHaveLength(before + 1);
  });

  it("is one subscription over twenty keystrokes, and none is ended", async () => {
    const store = new TopicStore(supervisor, new Notices(clock), "convert.estimate", typed(""));
    store.watch(() => undefined);
    await settled();
    for (let length = 1; length <= 20; length += 1)
      store.amend(typed("12345678901234567890".slice(0, length)));
    await settled();
    const subscribed = workers.last.topics.filter((one) => one.topic === "convert.estimate");
    expect(subscribed).toHaveLength(1);
    expect(workers.last.dropped).toEqual([]);
    expect(workers.last.amended).toHaveLength(20);
  });
});

const typed = (amountText: string) =>
  ({
    accountType: "eb_convert_funding",
    fromCoin: "BTC",
    toCoin: "USDT",
    side: "from",
    amountText,
    currency: "USD",
  }) as const;
