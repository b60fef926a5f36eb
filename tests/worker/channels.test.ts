/** R4.3, R7.35, D4.3, F7.7. */
import { beforeEach, describe, expect, it } from "vitest";
import type { ConnectionState } from "#shared/contract/market.ts";
import { klineMessage, type Subscribe, subscribeMessage } from "#shared/feed/frames.ts";
import { Channels, cancelAfterMs } from "#worker/feed/channels.ts";
import { manualClock } from "./manual-clock.ts";

const quotes = subscribeMessage("slowBroker", true);
const kline = (version: 1 | 2, type: "15m" | "1h" = "15m") =>
  klineMessage("BTCUSDT", type, { binary: true, version, limit: 10 });

function setUp() {
  const clock = manualClock();
  const log: string[] = [];
  const dropped: string[] = [];
  const line = {
    state: "open" as ConnectionState,
    subscribe: (message: Subscribe) => log.push(`sub ${message.topic}`),
    cancel: (message: Subscribe) => log.push(`cancel ${message.topic}`),
    renew: (message: Subscribe) => log.push(`renew ${message.topic}`),
    fail: () => log.push("fail"),
  };
  let lapses = 0;
  const channels = new Channels({
    clock,
    connection: line,
    lapsed: () => {
      lapses += 1;
    },
    dropped: (key) => dropped.push(key),
  });
  return { clock, log, dropped, line, channels, lapses: () => lapses };
}

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  world = setUp();
});

describe("references", () => {
  it("two views are one wire subscription; the last one's leaving cancels it late", () => {
    const { channels, clock, log, dropped } = world;
    const leave = [channels.want(kline(2)), channels.want(kline(2))];
    channels.received("kline_15m/BTCUSDT", true, 1);
    leave[0]?.();
    leave[0]?.();
    clock.advance(cancelAfterMs);
    expect(log).toEqual(["sub kline_15m"]);
    channels.received("kline_15m/BTCUSDT", false, 2);
    leave[1]?.();
    clock.advance(cancelAfterMs - 1);
    expect(log).toEqual(["sub kline_15m"]);
    clock.advance(1);
    expect(log).toEqual(["sub kline_15m", "cancel kline_15m"]);
    expect(dropped).toEqual(["kline_15m/BTCUSDT"]);
  });

  it("a view that comes in time keeps the subscription as it is", () => {
    const { channels, clock, log } = world;
    channels.want(quotes)();
    channels.received("slowBroker", true, 1);
    clock.advance(cancelAfterMs - 1);
    const leave = channels.want(quotes);
    channels.received("slowBroker", false, 2);
    clock.advance(cancelAfterMs - 2);
    expect(log).toEqual(["sub slowBroker"]);
    leave();
  });

  it("kinds of candles are channels of their own in the second version, one takes over in the first", () => {
    const { channels, log } = world;
    channels.want(kline(2, "15m"));
    channels.want(kline(2, "1h"));
    expect(log).toEqual(["sub kline_15m", "sub kline_1h"]);
    log.length = 0;
    channels.want(kline(1, "15m"));
    const leave = channels.want(kline(1, "1h"));
    expect(log).toEqual(["sub kline", "cancel kline", "sub kline"]);
    expect(channels.isOfKind("kline/BTCUSDT", "1h")).toBe(true);
    expect(channels.isOfKind("kline/BTCUSDT", "15m")).toBe(false);
    leave();
  });
});

describe("looking after", () => {
  it("requests again what is lost, alone or all", () => {
    const { channels, clock, log } = world;
    channels.want(quotes);
    channels.want(kline(2));
    channels.received("slowBroker", true, 5);
    channels.received("kline_15m/BTCUSDT", true, 5);
    log.length = 0;
    expect(channels.received("slowBroker", false, 4)).toBe(false);
    expect(log).toEqual(["renew slowBroker"]);
    expect(channels.status("slowBroker")).toBe("stale");
    expect(channels.status("kline_15m/BTCUSDT")).toBe("live");
    clock.advance(3000);
    channels.lost();
    expect(log).toEqual(["renew slowBroker", "renew slowBroker", "renew kline_15m"]);
  });

  it("requests a lost list that has to wait as soon as it may", () => {
    const { channels, clock, log } = world;
    channels.want(quotes);
    channels.received("slowBroker", true, 5);
    channels.lost();
    channels.received("slowBroker", true, 6);
    log.length = 0;
    channels.lost();
    expect(log).toEqual([]);
    clock.advance(2000);
    expect(log).toEqual(["renew slowBroker"]);
  });

  it("gives up a socket that never answers", () => {
    const { channels, clock, log } = world;
    channels.want(quotes);
    clock.advance(34_999);
    expect(log).toEqual(["sub slowBroker", "renew slowBroker", "renew slowBroker"]);
    clock.advance(1);
    expect(log.at(-1)).toBe("fail");
  });

  it("keeps a socket that lists others for a channel that it never listed, and asks ever more rarely", () => {
    const { channels, clock, log } = world;
    channels.want(quotes);
    channels.want(kline(2));
    for (let second = 1; second <= 80; second += 1) {
      channels.received("slowBroker", true, second);
      clock.advance(1000);
    }
    expect(log).not.toContain("fail");
    expect(log.filter((line) => line === "renew kline_15m")).toHaveLength(4);
    for (let second = 81; second <= 800; second += 1) {
      channels.received("slowBroker", true, second);
      clock.advance(1000);
    }
    // At the latest after 80 s each: who has it again is found within that.
    expect(log.filter((line) => line === "renew kline_15m").length).toBeGreaterThanOrEqual(12);
    // Nor over a frame that could not be read.
    channels.lost();
    expect(log).not.toContain("fail");
    channels.received("slowBroker", true, 900);
    expect(channels.status("slowBroker")).toBe("live");
  });

  it("gives up a socket that stops listing what it listed, whatever else it lists", () => {
    const { channels, clock, log } = world;
    channels.want(quotes);
    channels.want(kline(2));
    channels.received("kline_15m/BTCUSDT", true, 1);
    for (let second = 1; second <= 50; second += 1) {
      channels.received("slowBroker", true, second);
      clock.advance(1000);
    }
    expect(log).toContain("fail");
  });

  it("says when live turned stale without a frame, on one timer", () => {
    const { channels, clock, lapses, line } = world;
    channels.want(quotes);
    channels.want(kline(2));
    channels.received("slowBroker", true, 5);
    expect(clock.pending).toBe(1);
    clock.advance(10_500);
    expect(channels.status("slowBroker")).toBe("stale");
    expect(lapses()).toBeGreaterThan(0);
    line.state = "error";
    channels.ended();
    expect(clock.pending).toBe(0);
  });

  it("knows nothing of channels that nobody wants", () => {
    const { channels } = world;
    expect(channels.received("kline_15m/ETHUSDT", true, 5)).toBe(false);
    expect(channels.status("kline_15m/ETHUSDT")).toBe("connecting");
  });
});

describe("a hidden page", () => {
  it("costs nothing after a while, and subscribes again on return", () => {
    const { channels, clock, log } = world;
    channels.want(quotes);
    channels.received("slowBroker", true, 5);
    channels.setVisible(false);
    clock.advance(cancelAfterMs - 1);
    expect(channels.status("slowBroker")).toBe("live");
    clock.advance(1);
    expect(log).toEqual(["sub slowBroker", "cancel slowBroker"]);
    expect(channels.received("slowBroker", false, 6)).toBe(false);
    expect(clock.pending).toBe(0);
    expect(channels.status("slowBroker")).toBe("stale");
    const leave = channels.want(kline(2));
    expect(log).toHaveLength(2);
    channels.setVisible(true);
    expect(log.slice(2)).toEqual(["sub slowBroker", "sub kline_15m"]);
    channels.received("slowBroker", true, 3);
    expect(channels.status("slowBroker")).toBe("live");
    leave();
  });

  it("that is back in time has lost nothing", () => {
    const { channels, clock, log } = world;
    channels.want(quotes);
    channels.received("slowBroker", true, 5);
    channels.setVisible(false);
    clock.advance(cancelAfterMs - 1);
    channels.setVisible(true);
    clock.advance(1000);
    expect(channels.received("slowBroker", false, 6)).toBe(true);
    expect(log).toEqual(["sub slowBroker"]);
  });
});
