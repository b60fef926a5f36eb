/** R3.16, R7.33-R7.37, R4.5, R9.10, F7.5, R1.7, R2.9. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type KlineVersion, subscribeMessage } from "#shared/feed/frames.ts";
import { CONFIRM_AFTER_MS, STALE_AFTER_MS } from "#worker/feed/channel.ts";
import { CANCEL_AFTER_MS } from "#worker/feed/channels.ts";
import { PING_EVERY_MS, PROBE_WITHIN_MS } from "#worker/feed/connection.ts";
import { inflateNatively } from "#worker/feed/inflate.ts";
import { createLiveFeed, type LiveFeed } from "#worker/feed/live-feed.ts";
import { type FeedServer, openNodeSocket, startFeedServer } from "./feed-server.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";

const quotes = subscribeMessage("slowBroker", true);
const fiat = subscribeMessage("fiat", true);
const SERVER_MS = 1_700_000_000_123;
const LONGEST_BACK_OFF_MS = 6000;

const fullList = {
  topic: "slowBroker",
  f: true,
  sendTime: SERVER_MS,
  data: [
    { s: "BTCUSDT", t: SERVER_MS, c: "100", m: "0.01", h: "110", l: "90", v: "5", qv: "500" },
    { s: "ETHUSDT", t: SERVER_MS, c: "10", m: "0.02", h: "11", l: "9", v: "6", qv: "60" },
  ],
};
const change = (s: string, c: string) => ({
  topic: "slowBroker",
  f: false,
  sendTime: SERVER_MS + 200,
  data: [{ s, t: SERVER_MS + 200, c }],
});

let server: FeedServer;
let clock: ManualClock;
let feed: LiveFeed;
let reports: string[];
let page: { reachable: boolean; binary: boolean; klineVersion: KlineVersion };

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

const price = (symbol: string) => feed.quotes.get(symbol)?.c;

/** The `nth` client has subscribed. */
async function subscribed(nth = 1): Promise<void> {
  await vi.waitFor(() => {
    expect(server.clients).toHaveLength(nth);
    expect(server.last().received).toEqual([quotes, fiat]);
  });
}

async function live(nth = 1): Promise<void> {
  await subscribed(nth);
  server.last().sendGzip(fullList);
  await vi.waitFor(() => expect(feed.status("slowBroker")).toBe("live"));
}

async function reconnected(nth: number): Promise<void> {
  await vi.waitFor(() => expect(feed.state()).toBe("error"));
  clock.advance(LONGEST_BACK_OFF_MS);
  await subscribed(nth);
}

describe("the live feed against a real socket server", () => {
  it("connects with binary and timestamp, and subscribes to quotes and rates", async () => {
    feed.open();
    expect(feed.status("slowBroker")).toBe("connecting");
    await subscribed();
    const { path, query } = server.last();
    expect(path).toBe("/spot/ws/quote/v2");
    expect(Object.fromEntries(query)).toEqual({
      site: "eu",
      binary: "true",
      timestamp: String(clock.now()),
    });
    expect(feed.status("slowBroker")).toBe("connecting");
  });

  it("asks for plain frames when the flag says so", async () => {
    page.binary = false;
    feed.open();
    await vi.waitFor(() => expect(server.clients).toHaveLength(1));
    expect(server.last().query.get("binary")).toBe("false");
    await vi.waitFor(() => expect(server.last().received).toHaveLength(2));
    expect(server.last().received[0]).toEqual(subscribeMessage("slowBroker", false));
  });

  it("takes a full list and merges changes by symbol, in gzip and in text frames", async () => {
    feed.open();
    await live();
    expect(price("BTCUSDT")).toBe("100");
    expect(feed.lastFrameAt()).toBe(SERVER_MS);
    server.last().sendGzip(change("BTCUSDT", "101"));
    server.last().sendText(JSON.stringify(change("SOLUSDT", "7")));
    await vi.waitFor(() => expect(price("SOLUSDT")).toBe("7"));
    expect(feed.quotes.get("BTCUSDT")).toMatchObject({ c: "101", h: "110" });
    expect(price("ETHUSDT")).toBe("10");
    expect(feed.lastFrameAt()).toBe(SERVER_MS + 200);
    server.last().sendGzip({ ...fullList, sendTime: SERVER_MS + 400, data: fullList.data.slice(1) });
    await vi.waitFor(() => expect(price("BTCUSDT")).toBeUndefined());
  });

  it("keeps only rates to USD, and USD itself as 1", async () => {
    feed.open();
    await subscribed();
    const data = [
      { sr: "EUR", tg: "USD", rt: "1.08" },
      { sr: "EUR", tg: "GBP", rt: "0.85" },
      { sr: "USD", tg: "USD", rt: "3" },
      { sr: "BAD", tg: "USD", rt: "n/a" },
    ];
    server.last().sendGzip({ topic: "fiat", f: true, sendTime: SERVER_MS, data });
    await vi.waitFor(() => expect(feed.status("fiat")).toBe("live"));
    expect(feed.rates.all()).toEqual([
      { key: "USD", rate: "1" },
      { key: "EUR", rate: "1.08" },
    ]);
    expect(feed.status("slowBroker")).toBe("connecting");
  });

  it("pings every 10 s and answers the server's ping with the same value", async () => {
    feed.open();
    await live();
    server.last().sendText('{"ping":1535975085052}');
    await vi.waitFor(() => expect(server.last().received.at(-1)).toEqual({ pong: 1_535_975_085_052 }));
    server.last().sendGzip({ ping: "1535975085053" });
    await vi.waitFor(() => expect(server.last().received.at(-1)).toEqual({ pong: "1535975085053" }));
    clock.advance(PING_EVERY_MS);
    await vi.waitFor(() => expect(server.last().received.at(-1)).toEqual({ ping: clock.now() }));
  });

  it("after a drop keeps old rows as stale, reconnects, subscribes once and is live with the new list", async () => {
    feed.open();
    await live();
    for (let nth = 2; nth <= 4; nth += 1) {
      server.last().drop();
      await reconnected(nth);
      expect(price("BTCUSDT")).toBe("100");
      expect(feed.status("slowBroker")).toBe("stale");
      server.last().sendGzip(fullList);
      await vi.waitFor(() => expect(feed.status("slowBroker")).toBe("live"));
      expect(server.last().received).toEqual([quotes, fiat]);
    }
  });

  it.each<[string, (client: ReturnType<FeedServer["last"]>) => void]>([
    ["bytes that are not gzip", (client) => client.sendBytes(new Uint8Array([1, 2, 3, 4]))],
    ["text that is not JSON", (client) => client.sendText("<html>")],
    ["gzip around no JSON", (client) => client.sendGzipText("{")],
  ])("drops %s, reports it and asks for full lists", async (_, send) => {
    feed.open();
    await live();
    send(server.last());
    await vi.waitFor(() => expect(reports).toEqual(["feed frame dropped"]));
    await vi.waitFor(() =>
      expect(server.last().received.slice(2)).toEqual([
        { ...quotes, event: "cancel" },
        quotes,
        { ...fiat, event: "cancel" },
        fiat,
      ]),
    );
    expect(feed.status("slowBroker")).toBe("stale");
    server.last().sendGzip({ ...change("BTCUSDT", "150") });
    server.last().sendGzip({ ...fullList, sendTime: SERVER_MS + 201, data: [{ s: "BTCUSDT", c: "200" }] });
    await vi.waitFor(() => expect(price("BTCUSDT")).toBe("200"));
    expect(feed.status("slowBroker")).toBe("live");
    expect(server.clients).toHaveLength(1);
  });

  it("does not answer a storm of garbage with a storm of its own", async () => {
    feed.open();
    await live();
    for (let frame = 0; frame < 50; frame += 1) server.last().sendText("garbage");
    await vi.waitFor(() => expect(reports).toHaveLength(50));
    server.last().sendText('{"ping":1}');
    await vi.waitFor(() => expect(server.last().received.at(-1)).toEqual({ pong: 1 }));
    expect(server.last().received).toHaveLength(2 + 4 + 1);
  });

  it("reports a refused message and goes on", async () => {
    feed.open();
    await live();
    server.last().sendText('{"code":"-10004","msg":"topic"}');
    await vi.waitFor(() => expect(reports).toEqual(["feed refused a message"]));
    expect(feed.status("slowBroker")).toBe("live");
  });

  it("goes stale when nothing comes for 10 s, tells it by itself, and leaves a half-open socket for a new one", async () => {
    const told: string[] = [];
    const stop = feed.watch(() => told.push(feed.status("slowBroker")));
    feed.open();
    await live();
    clock.advance(STALE_AFTER_MS - 1);
    expect(feed.status("slowBroker")).toBe("live");
    told.length = 0;
    clock.advance(1);
    expect(told).toEqual(["stale"]);
    expect(feed.state()).toBe("open");
    clock.advance(2 * PING_EVERY_MS - STALE_AFTER_MS);
    await reconnected(2);
    await live(2);
    stop();
  });

  it("stays live on a quiet market by asking for the list again, once in 8 s", async () => {
    feed.open();
    await live();
    const told: string[] = [];
    const stop = feed.watch(() => told.push(feed.status("slowBroker")));
    for (let round = 1; round <= 4; round += 1) {
      clock.advance(CONFIRM_AFTER_MS);
      await vi.waitFor(() =>
        expect(
          server.last().received.filter(({ topic, event }) => topic === "slowBroker" && event === "sub"),
        ).toHaveLength(1 + round),
      );
      const before = told.length;
      server.last().sendGzip({ ...fullList, sendTime: SERVER_MS + round });
      server.last().sendText('{"pong":1}');
      await vi.waitFor(() => expect(told.length).toBeGreaterThan(before));
    }
    stop();
    expect(new Set(told)).toEqual(new Set(["live"]));
    expect(server.clients).toHaveLength(1);
  });

  it("is stale when the server answers pings but sends no more quotes, and leaves for another socket", async () => {
    feed.open();
    await live();
    const pongs = async (): Promise<void> => {
      const pings = (): number => server.last().received.filter(({ ping }) => ping !== undefined).length;
      const before = pings();
      clock.advance(PING_EVERY_MS);
      await vi.waitFor(() => expect(pings()).toBeGreaterThan(before));
      const lively = feed.state() === "open" && server.clients.length === 1;
      if (lively) server.last().sendText('{"pong":1}');
    };
    await pongs();
    clock.advance(STALE_AFTER_MS - PING_EVERY_MS);
    expect(feed.status("slowBroker")).toBe("stale");
    expect(feed.state()).toBe("open");
    for (let round = 0; feed.state() === "open" && round < 5; round += 1) {
      server.last().sendText('{"pong":1}');
      clock.advance(STALE_AFTER_MS);
    }
    await reconnected(2);
  });

  it("leaves no timer when closed", async () => {
    feed.open();
    await live();
    feed.close();
    expect(clock.pending).toBe(0);
  });

  it("closes for good", async () => {
    feed.open();
    await live();
    feed.close();
    expect(feed.status("slowBroker")).toBe("closed");
    await vi.waitFor(() => expect(server.last().received.at(-1)).toEqual({ event: "cancel_all" }));
    feed.wake();
    clock.advance(60_000);
    expect(server.clients).toHaveLength(1);
  });

  const subs = () => server.last().received.filter(({ event }) => event === "sub").length;

  it("does not take a change that was overtaken, and asks for the list that mends it", async () => {
    feed.open();
    await live();
    server.last().sendGzip({ ...change("BTCUSDT", "102"), sendTime: SERVER_MS + 400 });
    server.last().sendGzip(change("BTCUSDT", "101"));
    await vi.waitFor(() => expect(subs()).toBe(3));
    expect(price("BTCUSDT")).toBe("102");
    expect(feed.status("slowBroker")).toBe("stale");
    expect(server.last().received.filter(({ topic }) => topic === "fiat")).toHaveLength(1);
    server.last().sendGzip({ ...fullList, sendTime: SERVER_MS + 600 });
    await vi.waitFor(() => expect(feed.status("slowBroker")).toBe("live"));
    expect(price("BTCUSDT")).toBe("100");
  });

  it("on a new socket takes no change before the full list", async () => {
    feed.open();
    await live();
    server.last().drop();
    await reconnected(2);
    server.last().sendGzip(change("BTCUSDT", "999"));
    server.last().sendText('{"ping":3}');
    await vi.waitFor(() => expect(server.last().received.at(-1)).toEqual({ pong: 3 }));
    expect([price("BTCUSDT"), feed.status("slowBroker")]).toEqual(["100", "stale"]);
  });

  it("gives a row without a time that of its frame, and lets none come from the future", async () => {
    feed.open();
    await subscribed();
    const data = [
      { s: "AUSDT", c: "1" },
      { s: "BUSDT", c: "1", t: SERVER_MS * 2 },
      { s: "CUSDT", c: "1", t: "5" },
    ];
    server.last().sendGzip({ ...fullList, data });
    await vi.waitFor(() => expect(feed.status("slowBroker")).toBe("live"));
    expect(data.map(({ s }) => feed.quotes.get(s)?.t)).toEqual([SERVER_MS, SERVER_MS, "5"]);
  });

  it("of a hidden page says nothing after 5 s, and lists all anew on return", async () => {
    feed.open();
    await live();
    server.last().sendGzip({ topic: "fiat", f: true, sendTime: SERVER_MS, data: [] });
    await vi.waitFor(() => expect(feed.status("fiat")).toBe("live"));
    feed.setVisible(false);
    clock.advance(CANCEL_AFTER_MS);
    await vi.waitFor(() =>
      expect(server.last().received.slice(2)).toEqual([
        { ...quotes, event: "cancel" },
        { ...fiat, event: "cancel" },
      ]),
    );
    server.last().sendGzip(change("BTCUSDT", "101"));
    server.last().sendText('{"ping":4}');
    await vi.waitFor(() => expect(server.last().received.at(-1)).toEqual({ pong: 4 }));
    expect([price("BTCUSDT"), feed.status("slowBroker")]).toEqual(["100", "stale"]);
    feed.setVisible(true);
    feed.wake();
    await vi.waitFor(() => expect(subs()).toBe(4));
    server.last().sendGzip({ ...fullList, data: [{ s: "BTCUSDT", c: "103" }] });
    await vi.waitFor(() => expect(feed.status("slowBroker")).toBe("live"));
    expect(price("BTCUSDT")).toBe("103");
    expect(server.clients).toHaveLength(1);
  });

  it("that was suspended has no socket, and a new one when the page wakes", async () => {
    feed.open();
    await live();
    feed.suspend();
    expect([feed.state(), feed.status("slowBroker")]).toEqual(["error", "stale"]);
    clock.advance(60_000);
    expect(server.clients).toHaveLength(1);
    feed.wake();
    await live(2);
  });

  it("of a machine that slept is stale at once, and finds a dead socket in 3 s", async () => {
    feed.open();
    await live();
    feed.slept();
    expect(feed.status("slowBroker")).toBe("stale");
    await vi.waitFor(() => expect(subs()).toBe(4));
    clock.advance(PROBE_WITHIN_MS);
    await reconnected(2);
    await live(2);
  });

  it("reconnects when the page wakes, not while it sleeps", async () => {
    feed.open();
    await live();
    page.reachable = false;
    server.last().drop();
    await vi.waitFor(() => expect(feed.state()).toBe("error"));
    clock.advance(60_000);
    expect(feed.state()).toBe("error");
    page.reachable = true;
    feed.wake();
    await live(2);
  });
});

describe("times and prices that cannot be", () => {
  const DAY_MS = 86_400_000;
  const asOf = (symbol: string) => Number(feed.quotes.get(symbol)?.t);

  it("a row a day ahead is a quote of now, and its symbol goes on", async () => {
    feed.open();
    await live();
    const { sendTime: _, ...undated } = change("BTCUSDT", "101");
    const ahead = { ...undated, data: [{ s: "BTCUSDT", t: clock.now() + DAY_MS, c: "101" }] };
    server.last().sendGzip(ahead);
    await vi.waitFor(() => expect(price("BTCUSDT")).toBe("101"));
    expect(asOf("BTCUSDT")).toBe(clock.now());
    clock.advance(200);
    server.last().sendGzip({ ...undated, data: [{ s: "BTCUSDT", t: clock.now(), c: "102" }] });
    await vi.waitFor(() => expect(price("BTCUSDT")).toBe("102"));
    expect(asOf("BTCUSDT")).toBe(clock.now());
    expect(feed.status("slowBroker")).toBe("live");
  });

  it("a frame sent a day ahead is of now, and the lists that follow it are live", async () => {
    feed.open();
    await live();
    server.last().sendGzip({ ...change("BTCUSDT", "101"), sendTime: clock.now() + DAY_MS });
    await vi.waitFor(() => expect(price("BTCUSDT")).toBe("101"));
    expect([feed.lastFrameAt(), asOf("BTCUSDT")]).toEqual([clock.now(), SERVER_MS + 200]);
    // Their order is told by their own times: two lists prove that the first time was wrong.
    server.last().sendGzip(change("BTCUSDT", "102"));
    await vi.waitFor(() => expect(feed.status("slowBroker")).toBe("stale"));
    server.last().sendGzip({ ...fullList, sendTime: SERVER_MS + 300 });
    server.last().sendGzip({ ...fullList, sendTime: SERVER_MS + 400 });
    await vi.waitFor(() => {
      clock.advance(2000);
      expect(feed.status("slowBroker")).toBe("live");
    });
    expect(price("BTCUSDT")).toBe("100");
  });

  it("half a minute ahead is a clock that differs", async () => {
    feed.open();
    await live();
    const sendTime = clock.now() + 30_000;
    server.last().sendGzip({ ...change("BTCUSDT", "101"), sendTime });
    await vi.waitFor(() => expect(price("BTCUSDT")).toBe("101"));
    expect(feed.lastFrameAt()).toBe(sendTime);
  });
});
