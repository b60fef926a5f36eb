/** R3.16, R7.33-R7.37, F7.5, R1.7, R2.9. */
import { describe, expect, it, vi } from "vitest";
import { subscribeMessage } from "#shared/feed/frames.ts";
import { pingEveryMs } from "#worker/feed/connection.ts";
import type { FeedServer } from "./feed-server.ts";
import {
  change,
  clock,
  feed,
  fiat,
  fullList,
  live,
  page,
  price,
  quotes,
  reconnected,
  reports,
  server,
  serverMs,
  setUpFeed,
  subscribed,
} from "./live-feed-under-test.ts";

setUpFeed();

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

  it("requests plain frames when the flag says so", async () => {
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
    expect(feed.lastFrameAt()).toBe(serverMs);
    server.last().sendGzip(change("BTCUSDT", "101"));
    server.last().sendText(JSON.stringify(change("SOLUSDT", "7")));
    await vi.waitFor(() => expect(price("SOLUSDT")).toBe("7"));
    expect(feed.quotes.get("BTCUSDT")).toMatchObject({ c: "101", h: "110" });
    expect(price("ETHUSDT")).toBe("10");
    expect(feed.lastFrameAt()).toBe(serverMs + 200);
    server.last().sendGzip({ ...fullList, sendTime: serverMs + 400, data: fullList.data.slice(1) });
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
    server.last().sendGzip({ topic: "fiat", f: true, sendTime: serverMs, data });
    await vi.waitFor(() => expect(feed.status("fiat")).toBe("live"));
    expect(["USD", "EUR", "BAD"].map((currency) => feed.rates.toUsd(currency))).toEqual(["1", "1.08", ""]);
    expect(feed.status("slowBroker")).toBe("connecting");
  });

  it("pings every 10 s and answers the server's ping with the same value", async () => {
    feed.open();
    await live();
    server.last().sendText('{"ping":1535975085052}');
    await vi.waitFor(() => expect(server.last().received.at(-1)).toEqual({ pong: 1_535_975_085_052 }));
    server.last().sendGzip({ ping: "1535975085053" });
    await vi.waitFor(() => expect(server.last().received.at(-1)).toEqual({ pong: "1535975085053" }));
    clock.advance(pingEveryMs);
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
  ])("drops %s, reports it and requests full lists", async (_, send) => {
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
    server.last().sendGzip({ ...fullList, sendTime: serverMs + 201, data: [{ s: "BTCUSDT", c: "200" }] });
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
});
