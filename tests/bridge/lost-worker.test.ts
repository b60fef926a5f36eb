/** D3.7: what becomes of a worker that is lost, and of what it was asked. */
import { beforeEach, describe, expect, it } from "vitest";
import { settled } from "./fake-clock.ts";
import {
  clock,
  failure,
  money,
  profile,
  ready,
  setUpSupervisor,
  supervisor,
  visible,
  workers,
} from "./supervisor-under-test.ts";

setUpSupervisor();

describe("a lost worker", () => {
  beforeEach(ready);

  it("has one death, however many tell of it", async () => {
    workers.at(0).fault("error");
    workers.at(0).fault("messageerror");
    await clock.advance(30_000);
    expect(supervisor.health.epoch).toBe(3); // the second never answered start
    expect(workers.all.filter((worker) => worker.closed)).toHaveLength(2);
  });

  it("has its reads asked again, twice, then they fail as retriable", async () => {
    const answer = failure(profile());
    for (const expected of [1, 2, 3]) {
      expect(workers.last.calls).toHaveLength(1);
      expect(workers.all).toHaveLength(expected);
      workers.last.fault("error");
      await clock.advance(500);
      await ready();
    }
    const error = await answer;
    expect(error?.data).toMatchObject({
      kind: "WorkerLost",
      code: "WORKER_LOST",
      retriable: true,
      outcome: "none",
      call: "profile.get",
    });
    expect(workers.last.calls).toHaveLength(0);
  });

  it("answers a read from the next worker", async () => {
    const answer = profile();
    workers.last.fault("error");
    await clock.advance(0);
    await ready();
    workers.last.call(0).answer({ id: 7 });
    await expect(answer).resolves.toMatchObject({ data: { id: 7 } });
  });

  it("ignores what the dead worker still answers", async () => {
    const answer = profile();
    const late = workers.last.call(0);
    workers.last.fault("error");
    await clock.advance(0);
    await ready();
    late.answer({ id: 666 });
    await settled();
    workers.last.call(0).answer({ id: 7 });
    await expect(answer).resolves.toMatchObject({ data: { id: 7 } });
  });

  it("leaves money unknown at once and never sends it again", async () => {
    const error = failure(money());
    workers.last.fault("error");
    expect((await error)?.data).toMatchObject({
      kind: "WorkerLost",
      code: "WORKER_LOST",
      outcome: "unknown",
      requestId: "intent-0001",
      call: "convert.execute",
      retriable: false,
    });
    await clock.advance(0);
    await ready();
    await clock.advance(10_000);
    expect(workers.last.calls).toHaveLength(0);
  });

  it("leaves any other change unknown too: it is not sent again", async () => {
    const input = { migrationId: "m1" };
    const error = failure(
      supervisor.call({ name: "migration.abort", input, exempt: false, signal: undefined }),
    );
    workers.last.fault("error");
    expect((await error)?.data).toMatchObject({ kind: "WorkerLost", outcome: "unknown", retriable: false });
    await clock.advance(0);
    await ready();
    expect(workers.last.calls).toHaveLength(0);
  });

  it("sends money that was still waiting, for it was never handed over", async () => {
    workers.last.fault("error");
    const answer = money();
    await clock.advance(0);
    await ready();
    workers.last.call(0).answer({ quoteTxId: "q1", exchangeStatus: "processing" });
    await expect(answer).resolves.toMatchObject({ kind: "ok" });
    expect(workers.all.flatMap((worker) => worker.calls)).toHaveLength(1);
  });

  it("waits longer from death to death and gives up after five within half a minute", async () => {
    const epochs: number[] = [];
    for (const wait of [0, 250, 500, 1_000]) {
      workers.last.fault("error");
      if (wait > 0) {
        await clock.advance(wait - 1);
        expect(supervisor.health.phase).toBe("starting");
        expect(workers.last.closed).toBe(true);
      }
      await clock.advance(wait > 0 ? 1 : 0);
      await ready();
      epochs.push(supervisor.health.epoch);
    }
    expect(epochs).toEqual([2, 3, 4, 5]);
    const read = failure(profile());
    const listened: string[] = [];
    supervisor.subscribe("clock", {}, (snapshot) => listened.push(snapshot.status));
    workers.last.fault("error");
    expect(supervisor.health.phase).toBe("failed");
    expect((await read)?.code).toBe("WORKER_LOST");
    expect((await failure(money()))?.data).toMatchObject({ code: "WORKER_LOST", outcome: "none" });
    expect(listened).toEqual(["closed"]);
    await clock.advance(120_000);
    expect(workers.all).toHaveLength(5);
  });

  it("that none came for offline is there once the page is online again, with all that it was asked", async () => {
    const offline = { visible: true, online: false };
    const listened: string[] = [];
    supervisor.subscribe("clock", {}, (snapshot) => listened.push(snapshot.status));
    supervisor.lifecycle(offline);
    for (const wait of [0, 250, 500, 1_000, 60_000]) {
      workers.last.fault("error");
      await clock.advance(wait);
    }
    expect(supervisor.health.phase).toBe("failed");
    supervisor.lifecycle({ visible: false, online: true });
    expect(workers.all).toHaveLength(5);
    supervisor.lifecycle(visible);
    const answer = profile();
    await ready();
    workers.last.call(0).answer({ id: 7 });
    await expect(answer).resolves.toMatchObject({ data: { id: 7 } });
    expect(workers.last.topics).toHaveLength(1);
    expect(supervisor.health).toMatchObject({ phase: "ready", epoch: 6 });
    // It has as many tries as any other.
    workers.last.fault("error");
    expect(supervisor.health.phase).toBe("starting");
  });

  it("forgets deaths that are half a minute old", async () => {
    for (let death = 0; death < 12; death++) {
      workers.last.fault("error");
      await clock.advance(500);
      await ready();
      await clock.advance(10_000);
    }
    expect(supervisor.health.phase).toBe("ready");
    expect(workers.all).toHaveLength(13);
  });

  it("is told to who watches the health", async () => {
    const phases: string[] = [];
    const release = supervisor.onHealth(() => phases.push(supervisor.health.phase));
    workers.last.fault("error");
    await clock.advance(0);
    await ready();
    release();
    workers.last.fault("error");
    expect(phases.at(-1)).toBe("ready");
    expect(phases[0]).toBe("starting");
  });
});
