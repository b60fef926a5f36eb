import { describe, expect, it, vi } from "vitest";
import type { DiagRow } from "#shared/contract/diag.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import type { Snapshot, TopicRow } from "#shared/rpc/snapshot.ts";
import { createMarks, type UserTiming } from "#worker/diag/marks.ts";
import { createMeter } from "#worker/diag/meter.ts";
import {
  meteredClient,
  meteredDelivery,
  meteredInflate,
  meteredParse,
  meteredSockets,
} from "#worker/diag/metered.ts";
import { createRecorder } from "#worker/diag/recorder.ts";
import { createReport, type DiagGauges } from "#worker/diag/report.ts";
import type { SocketEvents } from "#worker/feed/connection.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { diagTopic } from "#worker/topics/diag.ts";
import { type ManualClock, manualClock, settle } from "./manual-clock.ts";

const start = 1_700_000_000_000;

const gauges = (): DiagGauges => ({
  epoch: 2,
  state: "open",
  status: "live",
  lastFrameAt: start,
  topics: [{ topic: "quotes", count: 1 }],
  cacheSize: 3,
  clockOffsetMs: -4,
  signing: "on",
  telemetryQueue: 5,
});

function fakeTiming() {
  return { timeOrigin: start, measure: vi.fn(), mark: vi.fn(), clearMeasures: vi.fn(), clearMarks: vi.fn() };
}

/** A meter with a recorder under a clock turned by hand; `loads` counts how often its code was requested. */
function setUp(timing: UserTiming = fakeTiming()) {
  const clock = manualClock(start);
  const load = vi.fn(async () => {
    const recorder = createRecorder({ clock, serverNow: () => clock.now() + 7, marks: createMarks(timing) });
    return Object.assign(recorder, {
      report: (of: () => DiagGauges) => createReport(recorder, of, clock),
    });
  });
  return { clock, load, meter: createMeter(load) };
}

function snapshotOf(rows: readonly TopicRow[], asOf = 0): Snapshot<TopicRow> {
  return { epoch: 1, seq: 0, edition: 0, asOf, status: "live", full: true, rows };
}

/** Sockets whose events a test calls by itself. */
function fakeSockets() {
  const opened: SocketEvents[] = [];
  const open = (_url: string, events: SocketEvents) => {
    opened.push(events);
    return { send: () => undefined, close: () => undefined };
  };
  return { opened, open };
}

const events: SocketEvents = { opened: () => undefined, frame: () => undefined, ended: () => undefined };

/** A client whose every call takes 30 ms of the clock and ends as its name says. */
function fakeClient(clock: ManualClock): HttpClient {
  const call = (name: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      clock.setTimeout(() => {
        if (name === "market.hot") resolve({ kind: "ok", data: {}, invalidates: [] });
        else reject(cofferError({ kind: "HttpError", code: "HTTP", message: "a secret" }));
      }, 30);
    });
  return {
    call: call as HttpClient["call"],
    cancel: () => undefined,
    forget: () => undefined,
    onInvalidated: () => () => undefined,
    storedAnswers: () => 0,
  };
}

describe("the meter when nobody watches", () => {
  it("loads no recorder, keeps nothing and hands everything through as it is", async () => {
    const timing = fakeTiming();
    const { clock, load, meter } = setUp(timing);
    const { open, opened } = fakeSockets();
    const frames: unknown[] = [];
    meteredSockets(open, meter)("ws://x", { ...events, frame: (data) => frames.push(data) });
    opened[0]?.frame("text");
    expect(frames).toEqual(["text"]);
    await expect(meteredInflate(async (bytes) => `${bytes.length}`, meter)(new Uint8Array(3))).resolves.toBe(
      "3",
    );
    expect(meteredParse((text) => text.length, meter)("four")).toBe(4);
    const delivered: unknown[] = [];
    const snapshot = snapshotOf([]);
    await meteredDelivery("quotes", async (sent) => void delivered.push(sent), meter)(snapshot);
    expect(delivered).toEqual([snapshot]);
    const answer = meteredClient(fakeClient(clock), meter).call("market.hot", {}, { id: "1", exempt: true });
    clock.advance(30);
    await expect(answer).resolves.toMatchObject({ kind: "ok" });

    expect(load).not.toHaveBeenCalled();
    expect(meter.recorder).toBeUndefined();
    expect(timing.measure).not.toHaveBeenCalled();
    expect(timing.mark).not.toHaveBeenCalled();
    expect(clock.pending).toBe(0);
  });

  it("begins when the first one watches and forgets all when the last one leaves", async () => {
    const { load, meter } = setUp();
    const [one, other] = [meter.watch(), meter.watch()];
    const recorder = await one.ready;
    expect(load).toHaveBeenCalledTimes(1);
    expect(meter.recorder).toBe(recorder);
    recorder.frame("text");
    one.release();
    one.release();
    expect(meter.recorder).toBe(recorder);
    other.release();
    expect(meter.recorder).toBeUndefined();
    const again = await meter.watch().ready;
    expect(again.totals.frames).toBe(0);
  });

  it("does not record what was released before its code came, and requests again code that did not come", async () => {
    const { meter } = setUp();
    const early = meter.watch();
    early.release();
    await early.ready;
    expect(meter.recorder).toBeUndefined();
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValueOnce({ frame: () => undefined });
    const retrying = createMeter(load);
    await expect(retrying.watch().ready).rejects.toThrow("offline");
    await settle();
    await retrying.watch().ready;
    expect(retrying.recorder).toBeDefined();
  });
});

describe("the recorder", () => {
  it("tells rates of the last second and times of the last ten", async () => {
    const { clock, meter } = setUp();
    const recorder = await meter.watch().ready;
    const report = recorder.report(gauges);
    const { open, opened } = fakeSockets();
    const connect = meteredSockets(open, meter);
    connect("ws://x", events);
    opened[0]?.frame(new ArrayBuffer(1000));
    opened[0]?.frame("ä");
    const parse = meteredParse((ms: string) => clock.advance(Number(ms)), meter);
    for (let ms = 1; ms <= 20; ms += 1) parse(String(ms));
    const inflated = meteredInflate(async () => "x".repeat(5000), meter)(new Uint8Array(1));
    expect(report().inflating).toBe(1);
    await inflated;
    clock.advance(790);
    const row = report();
    // 210 ms went by in the first report's time, 790 ms in this one's.
    expect(row.inflating).toBe(0);
    expect(row.times.parse).toEqual({ count: 20, meanUs: 10_500, p95Us: 19_000 });
    expect(row.perSecond.textBytes).toBeCloseTo(5000 / 0.79, 0);
    expect(row).toMatchObject({ epoch: 2, reconnects: 0, cache: { size: 3 }, telemetryQueue: 5 });
    clock.advance(10_000);
    connect("ws://x", events);
    const later = report();
    expect(later.times.parse).toEqual({ count: 0, meanUs: 0, p95Us: 0 });
    expect(later.reconnects).toBe(1);
    expect(later.perSecond).toEqual({ frames: 0, wireBytes: 0, textBytes: 0, snapshots: 0, rows: 0 });
  });

  it("counts frames and bytes as they came", async () => {
    const { clock, meter } = setUp();
    const recorder = await meter.watch().ready;
    const report = recorder.report(gauges);
    recorder.frame(new ArrayBuffer(1000));
    recorder.frame("ä");
    clock.advance(500);
    expect(report().perSecond).toMatchObject({ frames: 4, wireBytes: 2004, textBytes: 2 });
  });

  it("follows a snapshot until the page took it, and does not count its own", async () => {
    const { clock, meter } = setUp();
    const recorder = await meter.watch().ready;
    const report = recorder.report(gauges);
    let took = (): void => undefined;
    const page = () => new Promise<void>((resolve) => (took = resolve));
    const handed = meteredDelivery(
      "quotes",
      page,
      meter,
    )(snapshotOf([{ key: "a" }, { key: "b" }], start - 5));
    clock.advance(40);
    expect(report()).toMatchObject({
      takenAsOf: 0,
      times: { publish: { count: 1, meanUs: 0 }, taken: { count: 0 } },
    });
    took();
    await handed;
    await meteredDelivery("diag", async () => undefined, meter)(snapshotOf([{ key: "worker" }], start));
    expect(report()).toMatchObject({ takenAsOf: start - 5, times: { taken: { count: 1, meanUs: 40_000 } } });
    expect(recorder.totals).toMatchObject({ snapshots: 1, rows: 2 });
  });

  it("lists the last 20 calls and errors by name and code, without a word of what was said", async () => {
    const { clock, meter } = setUp();
    const recorder = await meter.watch().ready;
    const report = recorder.report(gauges);
    const http = meteredClient(fakeClient(clock), meter);
    const options = { id: "1", exempt: true };
    const answers: Promise<unknown>[] = [http.call("market.hot", {}, options)];
    for (let no = 0; no < 30; no += 1)
      answers.push(http.call("market.recommended", { scene: "mine" }, options));
    expect(report().callsInFlight).toBe(31);
    clock.advance(30);
    await Promise.allSettled(answers);
    const row = report();
    expect(row.calls).toHaveLength(20);
    expect(row.errors).toHaveLength(20);
    expect(row.calls[0]).toMatchObject({ name: "market.recommended", ms: 30, outcome: "HTTP" });
    expect(row.errors[0]).toMatchObject({ code: "HTTP", call: "market.recommended", at: start + 37 });
    expect(JSON.stringify(row)).not.toMatch(/secret|mine/);
  });
});

describe("the marks", () => {
  it("stand in a track group of their own, and do not pile up", async () => {
    const timing = fakeTiming();
    const { clock, meter } = setUp(timing);
    await meter.watch().ready;
    const parse = meteredParse(() => clock.advance(2), meter);
    clock.advance(8);
    parse("");
    expect(timing.measure).toHaveBeenCalledExactlyOnceWith("coffer:parse", {
      start: 8,
      end: 10,
      detail: { devtools: expect.objectContaining({ dataType: "track-entry", trackGroup: "coffer worker" }) },
    });
    expect(timing.clearMeasures).not.toHaveBeenCalled();
    for (let no = 1; no < 500; no += 1) parse("");
    expect(timing.clearMeasures).toHaveBeenCalledExactlyOnceWith("coffer:parse");
    meter.recorder?.error("HTTP", "market.hot");
    expect(timing.mark).toHaveBeenCalledExactlyOnceWith("coffer:error HTTP", expect.anything());
  });
});

describe("the diag topic", () => {
  it("publishes once a second for as long as it is watched, then leaves no timer and no recorder", async () => {
    const { clock, meter } = setUp();
    const report = vi.fn();
    const source = diagTopic.create({
      clock,
      meter,
      gauges,
      serverClock: { now: () => clock.now() + 7 },
      report,
    })({});
    expect(source.status()).toBe("connecting");
    const rows: (DiagRow | undefined)[] = [];
    const stop = source.watch(() => rows.push(source.read()[0]));
    await settle();
    expect(rows).toHaveLength(1);
    meter.recorder?.frame("text");
    clock.advance(3000);
    expect(rows.map((row) => row?.perSecond.frames)).toEqual([0, 1, 0, 0]);
    expect(source.status()).toBe("live");
    expect(source.asOf([])).toBe(clock.now() + 7);
    stop();
    expect(clock.pending).toBe(0);
    expect(meter.recorder).toBeUndefined();
    expect(report).not.toHaveBeenCalled();
  });

  it("says so when its code cannot be loaded", async () => {
    const clock = manualClock(start);
    const report = vi.fn();
    const meter = createMeter(() => Promise.reject(new Error("offline")));
    const source = diagTopic.create({ clock, meter, gauges, serverClock: { now: () => 0 }, report })({});
    source.watch(() => undefined);
    await settle();
    expect(report).toHaveBeenCalledWith("diagnostics", expect.any(Error));
    expect(source.status()).toBe("connecting");
  });
});
