/** R4.5, R9.10, F7.5. */
import { describe, expect, it, vi } from "vitest";
import { confirmAfterMs, staleAfterMs } from "#worker/feed/channel.ts";
import { cancelAfterMs } from "#worker/feed/channels.ts";
import { pingEveryMs, probeWithinMs } from "#worker/feed/connection.ts";
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
  server,
  serverMs,
  setUpFeed,
  subscribed,
} from "./live-feed-under-test.ts";

setUpFeed();

describe("the live feed against a real socket server", () => {
  it("goes stale when nothing comes for 10 s, publishes it by itself, and leaves a half-open socket for a new one", async () => {
    const reported: string[] = [];
    const stop = feed.watch(() => reported.push(feed.status("slowBroker")));
    feed.open();
    await live();
    clock.advance(staleAfterMs - 1);
    expect(feed.status("slowBroker")).toBe("live");
    reported.length = 0;
    clock.advance(1);
    expect(reported).toEqual(["stale"]);
    expect(feed.state()).toBe("open");
    clock.advance(2 * pingEveryMs - staleAfterMs);
    await reconnected(2);
    await live(2);
    stop();
  });

  it("stays live on a quiet market by requesting the list again, once in 8 s", async () => {
    feed.open();
    await live();
    const reported: string[] = [];
    const stop = feed.watch(() => reported.push(feed.status("slowBroker")));
    for (let round = 1; round <= 4; round += 1) {
      clock.advance(confirmAfterMs);
      await vi.waitFor(() =>
        expect(
          server.last().received.filter(({ topic, event }) => topic === "slowBroker" && event === "sub"),
        ).toHaveLength(1 + round),
      );
      const before = reported.length;
      server.last().sendGzip({ ...fullList, sendTime: serverMs + round });
      server.last().sendText('{"pong":1}');
      await vi.waitFor(() => expect(reported.length).toBeGreaterThan(before));
    }
    stop();
    expect(new Set(reported)).toEqual(new Set(["live"]));
    expect(server.clients).toHaveLength(1);
  });

  it("is stale when the server answers pings but sends no more quotes, and leaves for another socket", async () => {
    feed.open();
    await live();
    const pongs = async (): Promise<void> => {
      const pings = (): number => server.last().received.filter(({ ping }) => ping !== undefined).length;
      const before = pings();
      clock.advance(pingEveryMs);
      await vi.waitFor(() => expect(pings()).toBeGreaterThan(before));
      const lively = feed.state() === "open" && server.clients.length === 1;
      if (lively) server.last().sendText('{"pong":1}');
    };
    await pongs();
    clock.advance(staleAfterMs - pingEveryMs);
    expect(feed.status("slowBroker")).toBe("stale");
    expect(feed.state()).toBe("open");
    for (let round = 0; feed.state() === "open" && round < 5; round += 1) {
      server.last().sendText('{"pong":1}');
      clock.advance(staleAfterMs);
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

  it("does not take a change that was overtaken, and requests the list that mends it", async () => {
    feed.open();
    await live();
    server.last().sendGzip({ ...change("BTCUSDT", "102"), sendTime: serverMs + 400 });
    server.last().sendGzip(change("BTCUSDT", "101"));
    await vi.waitFor(() => expect(subs()).toBe(3));
    expect(price("BTCUSDT")).toBe("102");
    expect(feed.status("slowBroker")).toBe("stale");
    expect(server.last().received.filter(({ topic }) => topic === "fiat")).toHaveLength(1);
    server.last().sendGzip({ ...fullList, sendTime: serverMs + 600 });
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
      { s: "BUSDT", c: "1", t: serverMs * 2 },
      { s: "CUSDT", c: "1", t: "5" },
    ];
    server.last().sendGzip({ ...fullList, data });
    await vi.waitFor(() => expect(feed.status("slowBroker")).toBe("live"));
    expect(data.map(({ s }) => feed.quotes.get(s)?.t)).toEqual([serverMs, serverMs, "5"]);
  });

  it("of a hidden page says nothing after 5 s, and lists all anew on return", async () => {
    feed.open();
    await live();
    server.last().sendGzip({ topic: "fiat", f: true, sendTime: serverMs, data: [] });
    await vi.waitFor(() => expect(feed.status("fiat")).toBe("live"));
    feed.setVisible(false);
    clock.advance(cancelAfterMs);
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
    clock.advance(probeWithinMs);
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
  const dayMs = 86_400_000;
  const asOf = (symbol: string) => Number(feed.quotes.get(symbol)?.t);

  it("a row a day ahead is a quote of now, and its symbol goes on", async () => {
    feed.open();
    await live();
    const { sendTime: _, ...undated } = change("BTCUSDT", "101");
    const ahead = { ...undated, data: [{ s: "BTCUSDT", t: clock.now() + dayMs, c: "101" }] };
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
    server.last().sendGzip({ ...change("BTCUSDT", "101"), sendTime: clock.now() + dayMs });
    await vi.waitFor(() => expect(price("BTCUSDT")).toBe("101"));
    expect([feed.lastFrameAt(), asOf("BTCUSDT")]).toEqual([clock.now(), serverMs + 200]);
    // Their order is told by their own times: two lists prove that the first time was wrong.
    server.last().sendGzip(change("BTCUSDT", "102"));
    await vi.waitFor(() => expect(feed.status("slowBroker")).toBe("stale"));
    server.last().sendGzip({ ...fullList, sendTime: serverMs + 300 });
    server.last().sendGzip({ ...fullList, sendTime: serverMs + 400 });
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
