import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { klineMessage, subscribeMessage } from "#shared/feed/frames.ts";
import { type FeedClient, openFeed } from "./feed-client.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** How much one client of the feed may request. */

let under: SandboxUnderTest;
const clients: FeedClient[] = [];
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterEach(async () => {
  vi.restoreAllMocks();
  for (const client of clients.splice(0)) client.close();
  await expect.poll(() => under.sandbox.feed.connections()).toBe(0);
  await under.control("/sandbox/control/reset", {});
});
afterAll(() => under.close());

async function join(): Promise<FeedClient> {
  const client = await openFeed(under.origin);
  clients.push(client);
  return client;
}

const settings = (change: object) => under.control("/sandbox/control/settings", change);
const candles = (symbol: string, limit = 10) =>
  klineMessage(symbol, "1m", { binary: true, version: 2, limit });
const symbols = () => under.sandbox.exchange.market.quotes().map(({ s }) => s);
/** Codes of the answers so far, "0" for each channel that was opened. */
const codes = ({ received }: FeedClient) =>
  received.flatMap(({ frame }) => (typeof frame.code === "string" ? [frame.code] : []));

describe("channels of a socket", () => {
  test("one more than may be is refused; a known one may be requested again, a cancelled one makes room", async () => {
    await settings({ maxChannels: 3 });
    const [one = "", two = "", three = ""] = symbols();
    const client = await join();
    client.send(subscribeMessage("slowBroker", true));
    for (const symbol of [one, two, three]) client.send(candles(symbol));
    await expect.poll(() => codes(client)).toEqual(["0", "0", "0", "-10012"]);
    expect(client.data("kline_1m").some(({ symbol }) => symbol === three)).toBe(false);
    client.send(candles(two, 20));
    await expect.poll(() => codes(client).at(-1)).toBe("0");
    client.send({ topic: "kline_1m", event: "cancel", symbol: two });
    client.send(candles(three));
    await expect.poll(() => client.data("kline_1m").some(({ symbol }) => symbol === three)).toBe(true);
    expect(codes(client)).toHaveLength(6);
    const other = await join();
    other.send(candles(one));
    await expect.poll(() => codes(other)).toEqual(["0"]);
  });
});

describe("messages of a socket", () => {
  const pongs = ({ received }: FeedClient) => received.filter(({ frame }) => "pong" in frame).length;
  const ping = (client: FeedClient, times: number) => {
    for (let i = 0; i < times; i += 1) client.send({ ping: i });
  };

  test("one more than may be sent at once ends it with 1008; a tenth of them comes back each second", async () => {
    await settings({ maxMessages: 20 });
    const client = await join();
    ping(client, 20);
    await expect.poll(() => pongs(client)).toBe(20);
    under.clock.advance(1000);
    ping(client, 2);
    await expect.poll(() => pongs(client)).toBe(22);
    expect(client.closed()).toBe(false);
    ping(client, 5);
    await expect.poll(() => client.closeCode()).toBe(1008);
    expect(pongs(client)).toBe(22);
  });

  test("bad ones count, and one that is too long ends the line at once", async () => {
    await settings({ maxMessages: 2 });
    const client = await join();
    for (let i = 0; i < 3; i += 1) client.send("{");
    await expect.poll(() => client.closeCode()).toBe(1008);
    expect(codes(client)).toEqual(["-10001", "-10001"]);
    const talker = await join();
    talker.send("x".repeat((16 << 10) + 1));
    await expect.poll(() => talker.closeCode()).toBe(1009);
  });
});

describe("sockets of an address", () => {
  test("one more than may be is told 429; who leaves makes room", async () => {
    await settings({ maxSocketsPerAddress: 2 });
    const first = await join();
    await join();
    await expect(openFeed(under.origin)).rejects.toThrow("429");
    first.close();
    await expect.poll(async () => (await join().catch(() => first)).closed()).toBe(false);
    await expect(openFeed(under.origin)).rejects.toThrow("429");
  });

  // Other systems have one loopback address unless they are told otherwise.
  test.skipIf(process.platform !== "linux")("that are full leave another address its own", async () => {
    await settings({ maxSocketsPerAddress: 1 });
    const origin = under.origin.replace("localhost", "127.0.0.1");
    const from = async (localAddress: string): Promise<FeedClient> => {
      const client = await openFeed(origin, "?binary=true", { localAddress });
      clients.push(client);
      return client;
    };
    const [first, second] = [await from("127.0.0.1"), await from("127.0.0.2")];
    for (const address of ["127.0.0.1", "127.0.0.2"]) await expect(from(address)).rejects.toThrow("429");
    first.close();
    await expect.poll(async () => (await from("127.0.0.1").catch(() => first)).closed()).toBe(false);
    expect(second.closed()).toBe(false);
    await expect(from("127.0.0.2")).rejects.toThrow("429");
  });

  test("who is told no and does not hang up is hung up on", async () => {
    await settings({ maxSocketsPerAddress: 0 });
    const { server } = under.sandbox.fastify;
    const lines = () =>
      new Promise<number>((resolve, reject) => {
        server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
      });
    server.closeIdleConnections();
    const before = await lines();
    const { port } = new URL(under.origin);
    const head =
      "GET /spot/ws/quote/v2 HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
    const socket = connect({ port: Number(port), host: "localhost", allowHalfOpen: true }, () =>
      socket.write(head),
    );
    let said = "";
    socket.on("data", (chunk) => {
      said += String(chunk);
    });
    await expect.poll(() => said).toMatch(/^HTTP\/1\.1 429 /);
    await expect.poll(lines).toBeLessThanOrEqual(before);
    socket.destroy();
  });
});

describe("frames", () => {
  test("are made once for all who want the same, and anew only when the market has moved", async () => {
    const pair = under.sandbox.exchange.market.pair("BTCUSDT");
    if (pair === undefined) throw new Error("No BTCUSDT");
    const computed = vi.spyOn(pair, "klines");
    const many = await Promise.all(Array.from({ length: 12 }, () => join()));
    for (const client of many) client.send(candles("BTCUSDT"));
    const received = () => many.map((client) => client.data("kline_1m").length);
    await expect.poll(received).toEqual(many.map(() => 1));
    expect(computed).toHaveBeenCalledTimes(1);
    await under.control("/sandbox/control/market", { freeze: true, symbol: "BTCUSDT", price: "90000" });
    under.clock.advance(200);
    await expect.poll(received).toEqual(many.map(() => 2));
    expect(computed).toHaveBeenCalledTimes(2);
    const [frame] = many[0]?.data("kline_1m") ?? [];
    for (const client of many) expect(client.data("kline_1m")[0]).toEqual(frame);
  });
});

describe("candles", () => {
  test.each([[0], [-1], [1501], [1.5], [1e9], ["many"], ["1e9"], [[]]])("%j is no limit", async (limit) => {
    const client = await join();
    client.send({ topic: "kline_1m", event: "sub", symbol: "BTCUSDT", params: { limit } });
    await expect.poll(() => codes(client)).toEqual(["-10007"]);
  });

  test("as many as may be requested come, and who does not say gets no more", async () => {
    const client = await join();
    client.send(candles("BTCUSDT", 1500));
    client.send({ topic: "kline_1m", event: "sub", symbol: "ETHUSDT" });
    const lengths = () => client.data("kline_1m").map(({ data }) => (data as unknown[]).length);
    await expect.poll(lengths).toEqual([1500, 1500]);
  });

  test.each(["0", "-1", "1001", "1.5", "9".repeat(400)])("of the API not by a limit of %s", async (limit) => {
    const query = `symbol=BTCUSDT&interval=1&limit=${limit}`;
    const response = await fetch(`${under.origin}/x-api/spot/api/quote/v5/klines?${query}`);
    expect(await response.json()).toMatchObject({ ret_code: 10_001 });
  });
});
