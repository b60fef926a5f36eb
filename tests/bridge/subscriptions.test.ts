/** D3.4, D3.7. */
import { beforeEach, describe, expect, it } from "vitest";
import type { ClockRow } from "#shared/contract/market.ts";
import type { Snapshot } from "#shared/rpc/snapshot.ts";
import { Supervisor } from "#src/bridge/supervisor.ts";
import { FakeClock, settled } from "./fake-clock.ts";
import { FakeWorkers } from "./fake-worker.ts";

let clock: FakeClock;
let workers: FakeWorkers;
let supervisor: Supervisor;
let seen: Snapshot<ClockRow>[];
let release: () => void;

function snapshot(epoch: number, seq: number, offsetMs: number | null, status = "live") {
  const rows = offsetMs === null ? [] : [{ key: "clock", offsetMs }];
  return { epoch, seq, asOf: 5, status, full: seq === 1, rows };
}

beforeEach(async () => {
  clock = new FakeClock();
  workers = new FakeWorkers();
  supervisor = new Supervisor(workers.open, clock, { visible: true, online: true });
  workers.last.ready();
  await settled();
  seen = [];
  release = supervisor.subscribe("clock", {}, (next) => seen.push(next));
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
    expect(seen.at(-1)).toEqual({ epoch: 1, seq: 1, asOf: 5, status: "stale", full: false, rows: [] });
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
    early();
    await settled();
    expect(workers.last.dropped).toEqual(["t2"]);
  });

  it("say closed when the worker refuses them", async () => {
    workers.last.line.subscribe = () => Promise.reject(new Error("no such topic"));
    const statuses: string[] = [];
    supervisor.subscribe("connection", {}, (next) => statuses.push(next.status));
    await settled();
    expect(statuses).toEqual(["closed"]);
  });
});
