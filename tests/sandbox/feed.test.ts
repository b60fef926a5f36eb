/** R4.8, R7.34, R7.35, R7.37, F7.5, F7.6, F7.8, D6.4. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { klineMessage, loginMessage, parseFrame, subscribeMessage } from "#shared/feed/frames.ts";
import { type FeedClient, openFeed } from "./feed-client.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
const clients: FeedClient[] = [];
beforeAll(async () => {
  under = await startSandbox({ seed: 7 });
}, startMs);
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await under.control("/sandbox/control/reset", {});
});
afterAll(() => under.close());

async function connect(query?: string): Promise<FeedClient> {
  const client = await openFeed(under.origin, query);
  clients.push(client);
  return client;
}

interface Row extends Record<string, unknown> {
  readonly s: string;
  readonly c: string;
}

/** A frame's rows by symbol. */
function rows(frame: Record<string, unknown> | undefined): Map<string, Row> {
  return new Map(((frame?.data ?? []) as Row[]).map((row) => [row.s, row]));
}

describe("subscriptions", () => {
  test("an ack, a full first frame of 512 pairs, then only what changed, gzipped", async () => {
    const client = await connect();
    client.send(subscribeMessage("slowBroker", true));
    await expect.poll(() => client.data("slowBroker").length).toBe(1);
    expect(client.received[0]).toEqual({
      gzip: false,
      frame: {
        topic: "slowBroker",
        event: "sub",
        params: { binary: "true", realtimeInterval: "24h" },
        code: "0",
        msg: "Success",
      },
    });
    const [first] = client.data("slowBroker");
    expect(first).toMatchObject({ f: true, params: { binary: "true", realtimeInterval: "24h" } });
    expect(rows(first).size).toBe(512);
    expect(rows(first).get("BTCUSDT")?.c).toMatch(/^\d+\.\d\d$/);
    expect(client.received[1]?.gzip).toBe(true);

    under.clock.advance(1000);
    await expect.poll(() => client.data("slowBroker").length).toBe(6);
    const known = rows(first);
    for (const frame of client.data("slowBroker").slice(1)) {
      expect(frame.f).toBe(false);
      const changed = rows(frame);
      expect(changed.size).toBeGreaterThan(50);
      expect(changed.size).toBeLessThan(400);
      for (const [symbol, row] of changed) {
        expect(row).not.toEqual(known.get(symbol));
        known.set(symbol, row);
      }
    }
    // Merged by symbol, a client knows what the market knows.
    expect([...known.values()]).toEqual(under.sandbox.exchange.market.quotes());
  });

  test("without compression all is text", async () => {
    const client = await connect("?binary=false");
    client.send(subscribeMessage("slowBroker", false));
    client.send(subscribeMessage("fiat", false));
    await expect.poll(() => client.data("fiat").length).toBe(1);
    expect(client.received.some(({ gzip }) => gzip)).toBe(false);
    expect(client.data("slowBroker")[0]).toMatchObject({ params: { binary: "false" } });
  });

  test("fiat: rates to USD, and some that lead elsewhere", async () => {
    const client = await connect();
    client.send(subscribeMessage("fiat", true));
    await expect.poll(() => client.data("fiat").length).toBe(1);
    const text = JSON.stringify(client.data("fiat")[0]);
    const message = parseFrame(text);
    if (message.type !== "rates") throw new Error(`Not rates: ${text}`);
    expect(message.full).toBe(true);
    const toUsd = message.rows.filter(({ tg }) => tg === "USD").map(({ sr }) => sr);
    expect(toUsd).toEqual(
      expect.arrayContaining(["EUR", "GBP", "TRY", "KZT", "HKD", "AED", "JPY", "CNY", "USDT", "USDC"]),
    );
    expect(message.rows.some(({ tg }) => tg !== "USD")).toBe(true);
    under.clock.advance(2000);
    await expect.poll(() => client.data("fiat").length).toBeGreaterThan(1);
    expect(client.data("fiat")[1]?.f).toBe(false);
  });

  test("cancel and cancel_all end the frames", async () => {
    const client = await connect();
    client.send(subscribeMessage("slowBroker", true));
    client.send(subscribeMessage("fiat", true));
    await expect.poll(() => client.data("fiat").length).toBe(1);
    client.send({ topic: "slowBroker", event: "cancel", params: { binary: true } });
    client.send({ ping: 1 });
    await expect.poll(() => client.received.some(({ frame }) => frame.pong === 1)).toBe(true);
    under.clock.advance(2000);
    await expect.poll(() => client.data("fiat").length).toBeGreaterThan(1);
    expect(client.data("slowBroker")).toHaveLength(1);
    client.send({ event: "cancel_all" });
    client.send({ ping: 2 });
    await expect.poll(() => client.received.some(({ frame }) => frame.pong === 2)).toBe(true);
    const before = client.received.length;
    under.clock.advance(2000);
    client.send({ ping: 3 });
    await expect.poll(() => client.received.some(({ frame }) => frame.pong === 3)).toBe(true);
    expect(client.received.length).toBe(before + 1);
  });

  test("a market at rest still speaks, with no rows", async () => {
    await under.control("/sandbox/control/market", { freeze: true });
    under.clock.advance(400);
    const client = await connect();
    client.send(subscribeMessage("slowBroker", true));
    await expect.poll(() => client.data("slowBroker").length).toBe(1);
    under.clock.advance(3000);
    await expect.poll(() => client.data("slowBroker").length).toBeGreaterThanOrEqual(3);
    expect(client.data("slowBroker").at(-1)).toMatchObject({ f: false, data: [] });
  });

  test("a price that is set arrives with the next frame", async () => {
    await under.control("/sandbox/control/market", { freeze: true });
    const client = await connect();
    client.send(subscribeMessage("slowBroker", true));
    await expect.poll(() => client.data("slowBroker").length).toBe(1);
    await under.control("/sandbox/control/market", { symbol: "ETHUSDT", price: "4000" });
    under.clock.advance(200);
    await expect
      .poll(() => rows(client.data("slowBroker").at(-1)).get("ETHUSDT"))
      .toMatchObject({
        c: "4000.00",
        h: "4000.00",
      });
  });
});

describe("candles", () => {
  const candles = (symbol: string, version: 1 | 2, limit = 4) =>
    klineMessage(symbol, "15m", { binary: true, version, limit });

  test.each([
    [2, "kline_15m"],
    [1, "kline"],
  ] as const)(
    "by the keys of version %i: a full list, then the running candle as it moves",
    async (version, topic) => {
      await under.control("/sandbox/control/market", { freeze: true });
      const client = await connect();
      client.send(candles("BTCUSDT", version));
      await expect.poll(() => client.data(topic).length).toBe(1);
      const [first] = client.data(topic);
      expect(client.received[0]?.frame).toMatchObject({ topic, symbol: "BTCUSDT", event: "sub", code: "0" });
      expect(first).toMatchObject({
        f: true,
        symbol: "BTCUSDT",
        params: { klineType: "15m", binary: "true" },
      });
      const list = first?.data as { t: number; c: string }[];
      expect(list).toHaveLength(4);
      expect(list.map(({ t }) => t)).toEqual(list.map(({ t }) => t).toSorted((a, b) => a - b));
      const listed = await under.call("market.klines", { symbol: "BTCUSDT", interval: "15", limit: 4 });
      expect(list.map(({ t, c }) => [String(t), c])).toEqual(
        (listed.result as unknown as { list: string[][] }).list.map((row) => [row[0], row[4]]).toReversed(),
      );
      await under.control("/sandbox/control/market", { symbol: "BTCUSDT", price: "90000" });
      under.clock.advance(200);
      await expect.poll(() => client.data(topic).length).toBe(2);
      const last = client.data(topic)[1];
      expect(last?.f).toBe(false);
      expect(((last?.data ?? []) as object[]).at(-1)).toMatchObject({ t: list.at(-1)?.t, c: "90000.00" });
      await under.control("/sandbox/control/market", { symbol: "ETHUSDT", price: "4000" });
      client.send({ topic, event: "cancel", symbol: "BTCUSDT" });
      client.send({ ping: 1 });
      await expect.poll(() => client.received.at(-1)?.frame.pong).toBe(1);
      await under.control("/sandbox/control/market", { symbol: "BTCUSDT", price: "90001" });
      under.clock.advance(200);
      client.send({ ping: 2 });
      await expect.poll(() => client.received.at(-1)?.frame.pong).toBe(2);
      expect(client.data(topic)).toHaveLength(2);
    },
  );

  test.each([
    ["an unknown symbol", candles("NOUSDT", 2), "-100010"],
    ["no symbol", { topic: "kline_15m", event: "sub" }, "-100010"],
    ["an unknown kind", { topic: "kline_7m", event: "sub", symbol: "BTCUSDT" }, "-10009"],
    ["too many", candles("BTCUSDT", 2, 9999), "-10007"],
  ])("%s is refused", async (_what, message, code) => {
    const client = await connect();
    client.send(message);
    await expect.poll(() => client.received.at(-1)?.frame.code).toBe(code);
  });
});

describe("login", () => {
  test("with a session's token is confirmed, with another refused", async () => {
    const { token } = await under.account();
    const client = await connect();
    client.send(loginMessage(token));
    await expect
      .poll(() => client.received.at(-1)?.frame)
      .toMatchObject({ topic: "login", event: "subbed", code: "200" });
    client.send(loginMessage("0".repeat(64)));
    await expect.poll(() => client.received.at(-1)?.frame).toMatchObject({ topic: "login", code: "10007" });
    client.send({ op: "login" });
    await expect.poll(() => client.received.at(-1)?.frame).toMatchObject({ code: "-10007" });
  });
});

describe("pings and bad messages", () => {
  test("a ping is answered with the pong of the same value", async () => {
    const client = await connect();
    client.send({ ping: 1_535_975_085_052 });
    await expect.poll(() => client.received.at(-1)?.frame).toEqual({ pong: 1_535_975_085_052 });
  });

  test("the server pings every 30 s and drops a client that is silent for five minutes", async () => {
    const polite = await connect();
    const dead = await connect("?binary=false");
    under.clock.advance(30_000);
    await expect.poll(() => polite.received.at(-1)?.frame.ping).toBeTypeOf("number");
    expect(polite.received.at(-1)?.gzip).toBe(true);
    await expect.poll(() => dead.received.at(-1)).toMatchObject({ gzip: false });
    polite.send({ pong: polite.received.at(-1)?.frame.ping });
    polite.send({ ping: 5 });
    await expect.poll(() => polite.received.at(-1)?.frame).toEqual({ pong: 5 });
    under.clock.jump(269_999);
    polite.send({ ping: 6 });
    await expect.poll(() => polite.received.at(-1)?.frame).toEqual({ pong: 6 });
    expect(dead.closed()).toBe(false);
    under.clock.jump(30_000);
    await expect.poll(() => dead.closed()).toBe(true);
    expect(polite.closed()).toBe(false);
  });

  test.each([
    ["not JSON", "{oops", "-10001"],
    ["no object", "5", "-10001"],
    ["no event", { topic: "slowBroker" }, "-10000"],
    ["an unknown event", { topic: "slowBroker", event: "dance" }, "-10002"],
    ["an unknown topic", { topic: "fastBroker", event: "sub" }, "-10004"],
    ["bad params", { topic: "slowBroker", event: "sub", params: { binary: "maybe" } }, "-10007"],
    ["an unknown interval", { topic: "fiat", event: "sub", params: { realtimeInterval: "5m" } }, "-10007"],
  ])("%s", async (_what, message, code) => {
    const client = await connect();
    client.send(message);
    await expect.poll(() => client.received.at(-1)?.frame.code).toBe(code);
    expect(client.closed()).toBe(false);
  });

  test("another path is no feed", async () => {
    await expect(openFeed(`${under.origin}/elsewhere`)).rejects.toThrow("404");
  });
});

describe("faults", () => {
  test("drop-all closes, refuse keeps out, accept lets in again", async () => {
    const client = await connect();
    await under.control("/sandbox/control/feed", { action: "drop-all" });
    await expect.poll(() => client.closed()).toBe(true);
    await under.control("/sandbox/control/feed", { action: "refuse" });
    await expect(openFeed(under.origin)).rejects.toThrow("503");
    await under.control("/sandbox/control/feed", { action: "accept" });
    expect((await connect()).closed()).toBe(false);
  });

  test("silence leaves the socket open and says nothing, not even a pong", async () => {
    const client = await connect();
    client.send(subscribeMessage("slowBroker", true));
    await expect.poll(() => client.data("slowBroker").length).toBe(1);
    await under.control("/sandbox/control/feed", { action: "silence" });
    client.send({ ping: 1 });
    under.clock.advance(1000);
    await under.control("/sandbox/control/feed", { action: "resume" });
    client.send({ ping: 2 });
    await expect.poll(() => client.received.at(-1)?.frame).toEqual({ pong: 2 });
    expect(client.received.some(({ frame }) => frame.pong === 1)).toBe(false);
    expect(client.data("slowBroker")).toHaveLength(1);
  });

  test("garbage is broken gzip, broken JSON and wrong rows; the feed goes on", async () => {
    const client = await connect();
    client.send(subscribeMessage("slowBroker", true));
    await expect.poll(() => client.data("slowBroker").length).toBe(1);
    await under.control("/sandbox/control/feed", { action: "garbage" });
    await expect.poll(() => client.broken.length).toBe(2);
    under.clock.advance(200);
    await expect.poll(() => rows(client.data("slowBroker").at(-1)).size).toBeGreaterThan(50);
  });
});
