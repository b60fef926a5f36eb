/** R3.15, D4.3. */

import { describe, expect, it, vi } from "vitest";
import { createServerClock } from "#worker/http/server-clock.ts";
import { clockTopic } from "#worker/topics/clock.ts";
import { connectionTopic } from "#worker/topics/connection.ts";
import { quotesTopic } from "#worker/topics/quotes.ts";
import { manualClock } from "./manual-clock.ts";
import { standInFeed } from "./stand-in-feed.ts";

describe("the quotes topic", () => {
  it("derives only what is watched, and each raw row once for all views", () => {
    const { feed, apply } = standInFeed();
    const topic = quotesTopic.create({ feed });
    const reads = vi.fn();
    const wire = {
      s: "BTCUSDT",
      get c() {
        reads();
        return "100";
      },
    };
    apply(true, [wire, { s: "ETHUSDT", c: "10" }]);
    const one = topic({ symbols: ["BTCUSDT"] });
    const other = topic({ symbols: ["BTCUSDT", "BTCUSDT"] });
    expect(reads).not.toHaveBeenCalled();
    expect(one.read().map((row) => row.key)).toEqual(["BTCUSDT"]);
    expect(other.read()).toHaveLength(1);
    expect(other.read()[0]).toBe(one.read()[0]);
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it("keeps a row's identity until its symbol changes", () => {
    const { feed, apply } = standInFeed();
    const source = quotesTopic.create({ feed })({ symbols: ["BTCUSDT", "ETHUSDT"] });
    apply(true, [
      { s: "BTCUSDT", c: "1", t: 3 },
      { s: "ETHUSDT", c: "2", t: "4" },
    ]);
    const before = source.read();
    apply(false, [{ s: "ETHUSDT", c: "3", t: 9 }]);
    const after = source.read();
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toMatchObject({ lastPrice: "3" });
    expect(source.asOf(after)).toBe(9);
    expect(source.asOf([])).toBe(0);
  });

  it("tells a symbol that is not listed as absent, once a list is there", () => {
    const { feed, apply } = standInFeed();
    const source = quotesTopic.create({ feed })({ symbols: ["GONEUSDT"] });
    expect(source.read()).toEqual([]);
    apply(true, [{ s: "GONEUSDT", c: "1" }]);
    expect(source.read()[0]?.lastPrice).toBe("1");
    apply(true, []);
    expect(source.read()[0]).toMatchObject({ key: "GONEUSDT", lastPrice: "" });
    expect(source.read()[0]).toBe(source.read()[0]);
  });
});

it("the connection topic changes its row with state and freshness, not with each frame", () => {
  const { feed, now } = standInFeed();
  const source = connectionTopic.create({ feed })({});
  const [row] = source.read();
  now.lastFrameAt = 6;
  expect(source.read()[0]).toBe(row);
  now.status = "stale";
  expect(source.read()).toEqual([{ key: "feed", state: "open", gaveUp: false, lastFrameAt: 6 }]);
  const [reconnecting] = source.read();
  now.gaveUp = true;
  expect(source.read()[0]).toMatchObject({ gaveUp: true });
  expect(source.read()[0]).not.toBe(reconnecting);
});

describe("the clock topic", () => {
  const clock = manualClock();
  const sample = (serverAhead: number, tripMs: number) => {
    const sentAt = clock.now();
    clock.advance(tripMs);
    return { serverMs: sentAt + tripMs / 2 + serverAhead, grainMs: 0, sentAt, receivedAt: clock.now() };
  };

  it("has no row until the server sent the time, then the sharpest offset", () => {
    const serverClock = createServerClock(clock);
    const source = clockTopic.create({ serverClock })({});
    const changed = vi.fn();
    const stop = source.watch(changed);
    expect([source.read(), source.status(), source.asOf([])]).toEqual([[], "connecting", 0]);
    serverClock.observe(sample(5000, 400));
    expect(source.read()).toEqual([{ key: "clock", offsetMs: 5000 }]);
    expect(source.status()).toBe("live");
    expect(source.asOf(source.read())).toBe(Math.round(clock.now() + 5000));
    serverClock.observe(sample(5100, 800));
    expect(source.read()).toEqual([{ key: "clock", offsetMs: 5000 }]);
    serverClock.observe(sample(5020, 40));
    expect(source.read()).toEqual([{ key: "clock", offsetMs: 5020 }]);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    serverClock.observe(sample(5021, 2));
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it("believes a blunter sample that proves the kept one wrong: the machine slept", () => {
    const serverClock = createServerClock(clock);
    serverClock.observe(sample(0, 20));
    serverClock.observe(sample(3_600_000, 500));
    expect(serverClock.offsetMs()).toBe(3_600_000);
  });

  it("ignores what is no time", () => {
    const serverClock = createServerClock(clock);
    serverClock.observe({ ...sample(0, 20), serverMs: Number.NaN });
    expect(serverClock.offsetMs()).toBeUndefined();
  });
});
