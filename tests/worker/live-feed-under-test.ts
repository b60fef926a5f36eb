import { afterEach, beforeEach, expect, vi } from "vitest";
import { type KlineVersion, subscribeMessage } from "#shared/feed/frames.ts";
import { inflateNatively } from "#worker/feed/inflate.ts";
import { createLiveFeed, type LiveFeed } from "#worker/feed/live-feed.ts";
import { type FeedServer, openNodeSocket, startFeedServer } from "./feed-server.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";

/** The live feed against a real socket server, on a clock that the test moves. */

export const quotes = subscribeMessage("slowBroker", true);
export const fiat = subscribeMessage("fiat", true);
export const serverMs = 1_700_000_000_123;
const longestBackOffMs = 6000;

export const fullList = {
  topic: "slowBroker",
  f: true,
  sendTime: serverMs,
  data: [
    { s: "BTCUSDT", t: serverMs, c: "100", m: "0.01", h: "110", l: "90", v: "5", qv: "500" },
    { s: "ETHUSDT", t: serverMs, c: "10", m: "0.02", h: "11", l: "9", v: "6", qv: "60" },
  ],
};
export const change = (s: string, c: string) => ({
  topic: "slowBroker",
  f: false,
  sendTime: serverMs + 200,
  data: [{ s, t: serverMs + 200, c }],
});

export let server: FeedServer;
export let clock: ManualClock;
export let feed: LiveFeed;
export let reports: string[];
export let page: { reachable: boolean; binary: boolean; klineVersion: KlineVersion };

export const price = (symbol: string) => feed.quotes.get(symbol)?.c;

/** The `nth` client has subscribed. */
export async function subscribed(nth = 1): Promise<void> {
  await vi.waitFor(() => {
    expect(server.clients).toHaveLength(nth);
    expect(server.last().received).toEqual([quotes, fiat]);
  });
}

export async function live(nth = 1): Promise<void> {
  await subscribed(nth);
  server.last().sendGzip(fullList);
  await vi.waitFor(() => expect(feed.status("slowBroker")).toBe("live"));
}

export async function reconnected(nth: number): Promise<void> {
  await vi.waitFor(() => expect(feed.state()).toBe("error"));
  clock.advance(longestBackOffMs);
  await subscribed(nth);
}

/** For a test file of its own. */
export function setUpFeed(): void {
  beforeEach(async () => {
    server = await startFeedServer();
    clock = manualClock();
    reports = [];
    page = { reachable: true, binary: true, klineVersion: 2 };
    feed = createLiveFeed({
      clock,
      openSocket: openNodeSocket,
      random: () => 0.999,
      reachable: () => page.reachable,
      inflate: inflateNatively,
      feedUrl: `${server.url}?site=eu`,
      binary: () => page.binary,
      klineVersion: () => page.klineVersion,
      serverNow: () => clock.now(),
      report: (what) => reports.push(what),
    });
  });
  afterEach(async () => {
    feed.close();
    await server.close();
  });
}
