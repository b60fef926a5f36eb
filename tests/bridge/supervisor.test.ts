/** D3.6, D3.7. */
import { beforeEach, describe, expect, it } from "vitest";
import { settled } from "./fake-clock.ts";
import {
  clock,
  execute,
  failure,
  money,
  profile,
  ready,
  setUpSupervisor,
  supervisor,
  visible,
  workers,
} from "./supervisor-under-test.ts";

const hidden = { visible: false, online: true };

setUpSupervisor();

describe("start", () => {
  it("tells the worker its epoch and the page's state", () => {
    expect(workers.last.started).toEqual({ epoch: 1, state: visible });
    expect(supervisor.health).toEqual({ phase: "starting", epoch: 1, lastLoss: "" });
  });

  it("holds calls and subscriptions back until the worker is ready", async () => {
    const answer = profile();
    supervisor.subscribe("clock", {}, () => undefined);
    await settled();
    expect(workers.last.calls).toHaveLength(0);
    await ready();
    expect(supervisor.health.phase).toBe("ready");
    expect(workers.last.topics).toHaveLength(1);
    workers.last.call(0).answer({ id: 7 });
    await expect(answer).resolves.toEqual({ kind: "ok", data: { id: 7 }, invalidates: [] });
  });

  it("counts a worker that never answers as dead", async () => {
    await clock.advance(19_999);
    expect(workers.all).toHaveLength(1);
    await clock.advance(1);
    expect(workers.at(0).closed).toBe(true);
    expect(workers.last.started?.epoch).toBe(2);
  });

  it("gives up after five starts in a row that nothing came of, however long each took", async () => {
    const waiting = failure(money());
    await clock.advance(110_000);
    expect(supervisor.health.phase).toBe("failed");
    expect(workers.all).toHaveLength(5);
    expect((await waiting)?.data).toMatchObject({ code: "WORKER_LOST", outcome: "none" });
  });

  it("counts a refused start as a death", async () => {
    workers.at(0).refuseStart(new Error("no"));
    await clock.advance(0);
    expect(workers.all).toHaveLength(2);
    expect(supervisor.health.lastLoss).toContain("no");
  });

  it("tells a state that changed while it started", async () => {
    supervisor.lifecycle(hidden);
    await ready();
    expect(workers.last.beats).toEqual([hidden]);
  });
});

describe("heartbeat", () => {
  beforeEach(ready);

  it("beats every two seconds while the page is seen", async () => {
    await clock.advance(6_000);
    expect(workers.last.beats).toEqual([visible, visible, visible]);
    expect(workers.all).toHaveLength(1);
  });

  it("takes a beat unanswered for four seconds for death", async () => {
    workers.last.answersBeats = false;
    await clock.advance(2_000 + 3_999);
    expect(workers.all).toHaveLength(1);
    await clock.advance(1);
    expect(workers.all).toHaveLength(2);
    expect(workers.at(0).closed).toBe(true);
    expect(supervisor.health).toMatchObject({ phase: "starting", epoch: 2, lastLoss: "a beat was missed" });
  });

  it("rests while the page is hidden and resumes when it is seen", async () => {
    supervisor.lifecycle(hidden);
    workers.last.answersBeats = false;
    await clock.advance(60_000);
    expect(workers.last.beats).toEqual([hidden]);
    supervisor.lifecycle(visible);
    await clock.advance(4_000);
    expect(workers.all).toHaveLength(2);
  });

  it("does not blame the worker for a page that slept", async () => {
    workers.last.answersBeats = false;
    await clock.advance(2_000);
    await clock.sleep(3_600_000);
    expect(workers.all).toHaveLength(1);
    await clock.advance(4_000);
    expect(workers.all).toHaveLength(2);
  });
});

describe("abort", () => {
  beforeEach(ready);

  it("rejects at once and tells the worker", async () => {
    const abort = new AbortController();
    const call = { name: "profile.get", input: {}, exempt: true, signal: abort.signal } as const;
    const error = failure(supervisor.call(call));
    abort.abort();
    expect((await error)?.data).toMatchObject({ kind: "Cancelled", code: "CANCELLED", outcome: "none" });
    expect(workers.last.cancelled).toEqual([workers.last.call(0).id]);
    expect(workers.last.call(0).exempt).toBe(true);
  });

  it("sends nothing for a signal that was aborted before", async () => {
    const call = { name: "profile.get", input: {}, exempt: false, signal: AbortSignal.abort() } as const;
    expect((await failure(supervisor.call(call)))?.code).toBe("CANCELLED");
    expect(workers.last.calls).toHaveLength(0);
  });

  it("leaves money that was handed over unknown", async () => {
    const abort = new AbortController();
    const call = { name: "convert.execute", input: execute, exempt: false, signal: abort.signal } as const;
    const error = failure(supervisor.call(call));
    abort.abort();
    expect((await error)?.data).toMatchObject({ outcome: "unknown", requestId: "intent-0001" });
  });
});
