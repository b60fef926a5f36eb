/** R7.38, D4.3. */
import { describe, expect, it } from "vitest";
import { channelOf } from "#shared/feed/frames.ts";
import type { Bridge } from "#src/bridge/bridge.ts";
import { Notices } from "#src/bridge/notices.ts";
import { TopicStores } from "#src/bridge/topic-store.ts";
import { cancelAfterMs } from "#worker/feed/channels.ts";
import { inflateNatively } from "#worker/feed/inflate.ts";
import { createLiveFeed } from "#worker/feed/live-feed.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { chartTopic } from "#worker/topics/chart.ts";
import { lazyTopic } from "#worker/topics/lazy-topic.ts";
import { settled } from "../bridge/fake-clock.ts";
import { fakeSockets } from "./fake-sockets.ts";
import { manualClock } from "./manual-clock.ts";

/** The page keeps a topic this long after its last view. */
const lateReleaseMs = 250;

type ChartTopic = ReturnType<typeof chartTopic.create>;

/** The API never answers: only the wire is looked at. */
const silent: Pick<HttpClient, "call" | "cancel"> = {
  call: () => new Promise(() => undefined),
  cancel: () => undefined,
};

/** The page's stores over the worker's late topic over the feed, on one clock. */
function chain() {
  const clock = manualClock();
  const sockets = fakeSockets();
  const feed = createLiveFeed({
    clock,
    openSocket: sockets.open,
    random: () => 0.5,
    reachable: () => true,
    inflate: inflateNatively,
    feedUrl: "wss://feed.test/",
    binary: () => false,
    klineVersion: () => 2,
    serverNow: () => clock.now(),
    report: () => undefined,
  });
  feed.open();
  const socket = sockets.last();
  socket.events.opened();
  let loaded: (topic: ChartTopic) => void = () => undefined;
  const load = new Promise<ChartTopic>((resolve) => {
    loaded = resolve;
  });
  const topic = lazyTopic(
    () => load,
    clock,
    () => undefined,
  );
  const subscribe = ((_: "chart", params: Parameters<ChartTopic>[0]) => ({
    amend: () => undefined,
    release: topic(params).watch(() => undefined),
  })) as Bridge["subscribe"];
  const stores = new TopicStores(
    { subscribe },
    new Notices({
      now: () => clock.now(),
      after(ms, then) {
        const timer = clock.setTimeout(then, ms);
        return () => clock.clearTimeout(timer);
      },
    }),
  );
  return {
    clock,
    view: (symbol: string, per?: string) =>
      stores
        .store("chart", { symbol, interval: "15m", limit: 96, kind: "line", ...(per && { per }) })
        .watch(() => undefined),
    arrive: async () => {
      loaded(chartTopic.create({ feed, http: silent, clock }));
      await settled();
    },
    /** Channels of candles that the server would be sending. */
    wired: () => {
      const channels = new Set<string>();
      for (const { event, topic: name, symbol } of socket.sent) {
        const channel = channelOf(String(name), typeof symbol === "string" ? symbol : undefined);
        if (event === "sub") channels.add(channel);
        if (event === "cancel") channels.delete(channel);
      }
      return [...channels].filter((channel) => channel.startsWith("kline"));
    },
  };
}

const pairs = ["BTC", "ETH", "SOL", "XRP", "LINK", "SUI", "DOGE", "PEPE"].map((coin) => `${coin}USDT`);

describe("subscriptions of the chart", () => {
  it("quickly through many pairs: only the last one stays on the wire", async () => {
    const { clock, view, arrive, wired } = chain();
    await arrive();
    let leave: () => void = () => undefined;
    for (const symbol of pairs) {
      leave();
      leave = view(symbol);
      await settled();
      clock.advance(40);
    }
    expect(wired()).toContain("kline_15m/PEPEUSDT");
    clock.advance(lateReleaseMs + cancelAfterMs);
    expect(wired()).toEqual(["kline_15m/PEPEUSDT"]);
    leave();
    clock.advance(lateReleaseMs + cancelAfterMs);
    expect(wired()).toEqual([]);
  });

  it("left before the code for them came: none is ever requested", async () => {
    const { clock, view, arrive, wired } = chain();
    for (const symbol of pairs) {
      const leave = view(symbol);
      leave();
      clock.advance(lateReleaseMs);
    }
    const stay = view("BTCUSDT");
    await arrive();
    expect(wired()).toEqual(["kline_15m/BTCUSDT"]);
    stay();
    clock.advance(lateReleaseMs + cancelAfterMs);
    expect(wired()).toEqual([]);
  });

  it("back to a pair within moments: it was never let go", async () => {
    const { clock, view, arrive, wired } = chain();
    await arrive();
    view("BTCUSDT")();
    const leaveEth = view("ETHUSDT");
    clock.advance(lateReleaseMs - 50);
    leaveEth();
    const back = view("BTCUSDT");
    await settled();
    clock.advance(lateReleaseMs + cancelAfterMs);
    expect(wired()).toEqual(["kline_15m/BTCUSDT"]);
    back();
  });

  it("a pair computed from two markets holds both, and lets both go", async () => {
    const { clock, view, arrive, wired } = chain();
    await arrive();
    const leave = view("SOLUSDT", "ETHUSDT");
    await settled();
    expect(wired()).toEqual(["kline_15m/SOLUSDT", "kline_15m/ETHUSDT"]);
    const other = view("ETHUSDT");
    await settled();
    leave();
    clock.advance(lateReleaseMs + cancelAfterMs);
    expect(wired()).toEqual(["kline_15m/ETHUSDT"]);
    other();
    clock.advance(lateReleaseMs + cancelAfterMs);
    expect(wired()).toEqual([]);
  });
});
