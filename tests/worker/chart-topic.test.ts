/** F7.1, F7.2, F8.20, D3.4. */
import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import type { ChartParams, ChartViewRow } from "#shared/contract/chart.ts";
import { callDefinition } from "#shared/contract/index.ts";
import type { WireCandle } from "#shared/feed/frames.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { loadEveryMs } from "#worker/topics/candle-list.ts";
import { chartTopic } from "#worker/topics/chart.ts";
import { manualClock, settle } from "./manual-clock.ts";

const minute = 60_000;
const wire = (t: number, c: string, volume = "5"): WireCandle => ({
  t,
  c,
  o: "1",
  h: "9",
  l: "1",
  v: volume,
});
const chartParams: ChartParams = { symbol: "BTCUSDT", interval: "1m", limit: 10, kind: "line" };

/** The topic over a feed and an API whose answers the test sets. */
function world(first: { starts?: number[]; fails?: boolean } = {}, params = chartParams) {
  const clock = manualClock();
  const watchers = new Set<() => void>();
  const feed = { rows: [] as WireCandle[], status: "connecting" as TopicStatus };
  const api = { starts: [] as number[], fails: false, ...first };
  const call = vi.fn(async (_name: string, input: { to?: number }) => {
    if (api.fails) throw cofferError({ kind: "HttpError", code: "HTTP", message: "", retriable: true });
    const starts = api.starts.filter((start) => start <= (input.to ?? Number.POSITIVE_INFINITY));
    return {
      kind: "ok",
      data: { list: starts.map((start) => [String(start), "1", "9", "1", "2", "5", "0"]) },
    };
  });
  const cancel = vi.fn();
  const source = chartTopic.create({
    feed: {
      candles: () => ({
        rows: () => feed.rows,
        status: () => feed.status,
        watch(changed) {
          watchers.add(changed);
          return () => watchers.delete(changed);
        },
      }),
      lastFrameAt: () => 77,
    },
    http: { call, cancel } as unknown as Pick<HttpClient, "call" | "cancel">,
    clock,
  })(params);
  const changed = vi.fn();
  const stop = source.watch(changed);
  return {
    clock,
    feed,
    api,
    call,
    cancel,
    source,
    changed,
    stop,
    watchers,
    view: () => source.read()[0] as ChartViewRow,
    keys: () =>
      source
        .read()
        .slice(1)
        .map(({ key }) => Number(key)),
    frame: (rows: WireCandle[]): void => {
      feed.rows = rows;
      feed.status = "live";
      for (const watcher of watchers) watcher();
    },
  };
}

describe("the chart's topic", () => {
  it("draws what the API lists at once, then what the feed moves, once a second", async () => {
    const { changed, clock, frame, keys, source, view } = world({ starts: [2 * minute, minute] });
    expect(view()).toEqual({ key: "chart", state: "pending", error: null, picture: null });
    await settle();
    expect(changed.mock.calls).toEqual([["immediate"]]);
    expect(keys()).toEqual([minute, 2 * minute]);
    expect(source.asOf([])).toBe(0);
    const before = source.read();
    // That the feed is live now does not wait.
    frame([wire(2 * minute, "3", "6")]);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(view().picture?.summary.last).toBe("3");
    expect(source.read()[1]).toBe(before[1]);
    expect(source.asOf([])).toBe(77);
    for (const close of ["4", "5", "6"]) frame([wire(2 * minute, close, "7")]);
    clock.advance(999);
    expect(changed).toHaveBeenCalledTimes(2);
    clock.advance(1);
    expect(changed).toHaveBeenCalledTimes(3);
    expect(view().picture?.newest.price).toBe("6");
    expect(source.read()[0]).toBe(source.read()[0]);
  });

  it.each([
    ["15m", "15"],
    ["1h", "60"],
    ["12h", "720"],
    ["1d", "D"],
    ["1w", "W"],
    ["1M", "M"],
  ] as const)("names candles of %s to the API as it does, %s", (interval, named) => {
    const { call } = world({}, { ...chartParams, interval });
    expect(call.mock.calls[0]?.[1]).toMatchObject({ interval: named });
    const { request } = callDefinition("market.klines");
    expect(v.is(request, call.mock.calls[0]?.[1])).toBe(true);
    expect(v.is(request, { symbol: "BTCUSDT", interval })).toBe(false);
  });

  it("queries the API for what lacks between its list and the feed's, once", async () => {
    const { api, call, frame, keys } = world({ starts: [minute] });
    await settle();
    frame([wire(4 * minute, "3")]);
    api.starts = [3 * minute, 2 * minute, minute];
    expect(keys()).toEqual([minute, 4 * minute]);
    await settle();
    expect(keys()).toEqual([1, 2, 3, 4].map((at) => at * minute));
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("says why there is nothing, requests again while the feed is silent, and draws from the feed alone", async () => {
    const { call, clock, frame, keys, view } = world({ fails: true });
    await settle();
    expect(view()).toMatchObject({ state: "error", error: { code: "HTTP" }, picture: null });
    clock.advance(loadEveryMs);
    view();
    expect(call).toHaveBeenCalledTimes(2);
    await settle();
    frame([wire(minute, "3")]);
    expect(view()).toMatchObject({ state: "ok", error: null });
    expect(keys()).toEqual([minute]);
    clock.advance(5 * loadEveryMs);
    view();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("of one coin in another asks no list; without candles it is empty once the feed spoke", () => {
    const { call, frame, view } = world({}, { ...chartParams, per: "ETHUSDT" });
    expect(view().state).toBe("pending");
    frame([]);
    expect(view()).toMatchObject({ state: "ok", picture: null });
    expect(call).not.toHaveBeenCalled();
  });

  it("leaves nothing behind", async () => {
    const { cancel, changed, clock, stop, watchers } = world();
    stop();
    await settle();
    clock.advance(10 * loadEveryMs);
    expect(cancel).toHaveBeenCalledTimes(1);
    expect([watchers.size, clock.pending]).toEqual([0, 0]);
    expect(changed).not.toHaveBeenCalled();
  });
});
