/** D3.1, D3.4, D5.3, F8.22. */
import { randomBytes } from "node:crypto";
import * as Comlink from "comlink";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EstimateParams, EstimateRow } from "#shared/contract/convert-estimate.ts";
import type { QuoteRow } from "#shared/contract/market.ts";
import type { Boot, PageHost, WorkerApi } from "#shared/rpc/api.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import type { Snapshot } from "#shared/rpc/snapshot.ts";
import { installErrorTransfer } from "#shared/rpc/transfer.ts";
import { systemClock } from "#worker/clock.ts";
import { inflateNatively } from "#worker/feed/inflate.ts";
import { createWorkerApi } from "#worker/worker-api.ts";
import { memoryStore } from "../cache/memory-store.ts";
import { btcList } from "./btc-list.ts";
import { btc, limit, usdt } from "./convert-fixtures.ts";
import { type FeedServer, openNodeSocket, startFeedServer } from "./feed-server.ts";
import { answer, startHttpServer, type TestServer } from "./http-server.ts";
import { bareHost, plainSwitches } from "./plane-options.ts";

installErrorTransfer(Comlink.transferHandlers);

const visible = { visible: true, online: true };
const host: PageHost = bareHost(() => "the-token");

let http: TestServer;
let feed: FeedServer;
let channel: MessageChannel;
let api: Comlink.Remote<WorkerApi>;
let released: number;
let boot: Boot;
const wall = { offset: 0 };

beforeEach(async () => {
  [http, feed] = await Promise.all([startHttpServer(), startFeedServer()]);
  released = 0;
  wall.offset = 0;
  channel = new MessageChannel();
  Comlink.expose(
    createWorkerApi({
      clock: systemClock,
      fetch: (url, init) => fetch(url, init),
      inflate: inflateNatively,
      openSocket: openNodeSocket,
      wallNow: () => Date.now() + wall.offset,
      random: () => 0.5,
      randomBytes,
      store: memoryStore(),
      intentStore: memoryStore(),
      release(sink) {
        released += 1;
        (sink as Comlink.ProxyMethods)[Comlink.releaseProxy]();
      },
      report: () => undefined,
    }),
    channel.port1,
  );
  api = Comlink.wrap<WorkerApi>(channel.port2);
  boot = {
    config: { feedUrl: feed.url },
    origin: http.origin,
    hostname: "localhost",
    epoch: 3,
    platform: "pc",
    phone: false,
    state: visible,
    switches: plainSwitches,
  };
});
afterEach(async () => {
  channel.port1.close();
  channel.port2.close();
  await Promise.all([http.close(), feed.close()]);
});

/** Subscribes to BTCUSDT; the answered list grows with each snapshot. */
async function watchBtc() {
  const snapshots: Snapshot<QuoteRow>[] = [];
  const sink = Comlink.proxy((snapshot: Snapshot<QuoteRow>) => {
    snapshots.push(snapshot);
  });
  // Comlink's type of a generic method forgets which topic it is.
  const subscribe = api.subscribe as unknown as (
    topic: "quotes",
    params: { symbols: readonly string[] },
    to: typeof sink,
  ) => Promise<string>;
  return { snapshots, id: await subscribe("quotes", { symbols: ["BTCUSDT"] }, sink) };
}

describe("the worker, across a real thread boundary", () => {
  it("sends live quotes of the symbols that were requested", async () => {
    await api.start(Comlink.proxy(host), boot);
    const { snapshots, id } = await watchBtc();
    await vi.waitFor(() => expect(snapshots).toHaveLength(1));
    expect(snapshots[0]).toMatchObject({
      epoch: 3,
      seq: 0,
      full: true,
      status: "connecting",
      rows: [],
      asOf: 0,
    });
    await vi.waitFor(() => expect(feed.last().received).toHaveLength(2));
    feed.last().sendGzip(btcList("100"));
    await vi.waitFor(() => expect(snapshots).toHaveLength(2));
    expect(snapshots[1]).toMatchObject({ seq: 1, full: false, status: "live", asOf: 1_700_000_000_000 });
    expect(snapshots[1]?.rows).toEqual([
      expect.objectContaining({ key: "BTCUSDT", lastPrice: "100", changeRate24H: "50" }),
    ]);
    await api.unsubscribe(id);
    expect(released).toBe(1);
    await api.unsubscribe("unknown");
    feed.last().sendGzip(btcList("101"));
    const { snapshots: later } = await watchBtc();
    await vi.waitFor(() => expect(later.at(-1)?.rows[0]?.lastPrice).toBe("101"));
    expect(snapshots).toHaveLength(2);
  });

  it("goes on with other params over the same port, and refuses to amend what it does not know", async () => {
    await api.start(Comlink.proxy(host), boot);
    const { snapshots, id } = await watchBtc();
    await vi.waitFor(() => expect(feed.last().received).toHaveLength(2));
    feed.last().sendGzip(btcList("100"));
    await vi.waitFor(() => expect(snapshots.at(-1)?.rows[0]?.key).toBe("BTCUSDT"));
    // Comlink's type of a generic method forgets which topic it is.
    const amend = api.amend as unknown as (of: string, params: object) => Promise<void>;
    await amend(id, { symbols: ["ETHUSDT"] });
    await vi.waitFor(() => expect(snapshots.at(-1)?.rows[0]?.key).toBe("ETHUSDT"));
    expect(snapshots.at(-1)).toMatchObject({ edition: 1, full: true, status: "live" });
    expect(feed.last().received).toHaveLength(2);
    expect(released).toBe(0);
    await expect(amend("unknown", { symbols: [] })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("is silent to a hidden page and full when it returns", async () => {
    await api.start(Comlink.proxy(host), boot);
    const { snapshots } = await watchBtc();
    await vi.waitFor(() => expect(feed.last().received).toHaveLength(2));
    feed.last().sendGzip(btcList("100"));
    await vi.waitFor(() => expect(snapshots.at(-1)?.status).toBe("live"));
    await api.lifecycle({ visible: false, online: true });
    const before = snapshots.length;
    feed.last().sendGzip(btcList("200"));
    await api.lifecycle(visible);
    await vi.waitFor(() => expect(snapshots.at(-1)?.rows[0]?.lastPrice).toBe("200"));
    expect(snapshots[before]).toMatchObject({ full: true });
  });

  it("lets the socket of a page that is being frozen go, and opens another on its return", async () => {
    await api.start(Comlink.proxy(host), boot);
    const { snapshots } = await watchBtc();
    await vi.waitFor(() => expect(feed.last().received).toHaveLength(2));
    feed.last().sendGzip(btcList("100"));
    await vi.waitFor(() => expect(snapshots.at(-1)?.status).toBe("live"));
    await api.lifecycle({ visible: false, online: true, suspended: true });
    await vi.waitFor(() => expect(feed.open()).toBe(0));
    await api.lifecycle(visible);
    await vi.waitFor(() => expect(feed.clients).toHaveLength(2));
    expect(snapshots.at(-1)).toMatchObject({ status: "stale", full: true });
    await vi.waitFor(() => expect(feed.last().received).toHaveLength(2));
    feed.last().sendGzip(btcList("200"));
    await vi.waitFor(() => expect(snapshots.at(-1)).toMatchObject({ status: "live" }));
    expect(snapshots.at(-1)?.rows[0]?.lastPrice).toBe("200");
  });

  it("asks anew for the terms of a pair that is looked at, once the machine has slept", async () => {
    http.respond(({ url }, response) => {
      const result = url.pathname.endsWith("convert/limit") ? limit : { coins: [btc, usdt] };
      answer(response, { ret_code: 0, ret_msg: "OK", result });
    });
    const asked = () => http.seen.filter(({ url }) => url.pathname.endsWith("convert/limit")).length;
    await api.start(Comlink.proxy(host), boot);
    // Comlink's type of a generic method forgets which topic it is.
    const subscribe = api.subscribe as unknown as (
      topic: "convert.estimate",
      params: EstimateParams,
      to: (snapshot: Snapshot<EstimateRow>) => void,
    ) => Promise<string>;
    let isWhole = false;
    const sink = ({ rows }: Snapshot<EstimateRow>): void => {
      isWhole ||= rows[0]?.complete === true;
    };
    const pair = { accountType: "eb_convert_funding", fromCoin: "BTC", toCoin: "USDT" } as const;
    const params = { ...pair, side: "from", amountText: "1", currency: "USD" } as const;
    await subscribe("convert.estimate", params, Comlink.proxy(sink));
    await vi.waitFor(() => expect(isWhole).toBe(true));
    await api.lifecycle(visible);
    expect(asked()).toBe(1);
    wall.offset = 3_600_000;
    await api.lifecycle(visible);
    await vi.waitFor(() => expect(asked()).toBe(2));
  });

  it("shows figures as stale after the machine slept, until the server listed them anew", async () => {
    await api.start(Comlink.proxy(host), boot);
    const { snapshots } = await watchBtc();
    await vi.waitFor(() => expect(feed.last().received).toHaveLength(2));
    feed.last().sendGzip(btcList("100"));
    await vi.waitFor(() => expect(snapshots.at(-1)?.status).toBe("live"));
    await api.lifecycle(visible);
    wall.offset = 3_600_000;
    await api.lifecycle(visible);
    await vi.waitFor(() => expect(snapshots.at(-1)?.status).toBe("stale"));
    await vi.waitFor(() =>
      expect(feed.last().received.filter(({ event }) => event === "sub")).toHaveLength(4),
    );
    feed.last().sendGzip(btcList("200"));
    await vi.waitFor(() => expect(snapshots.at(-1)?.status).toBe("live"));
  });

  it("answers calls, as anonymous too, and fails them with all error data", async () => {
    http.respond((_, response) => answer(response, { ret_code: 10007, ret_msg: "login", result: {} }));
    await api.start(Comlink.proxy(host), boot);
    const input = { accountType: "eb_convert_funding", index: 1 };
    expect(await api.call("convert.history", input, { id: "1", exempt: true })).toMatchObject({
      kind: "anonymous",
    });
    const thrown = await api
      .call("convert.history", input, { id: "2", exempt: false })
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(CofferError);
    expect((thrown as CofferError).data).toMatchObject({ kind: "NotLoggedIn", code: "10007" });
    expect(http.seen[0]?.url.pathname).toBe("/x-api/exchangeNew/convert/history");
    expect(http.seen[0]?.headers.usertoken).toBe("the-token");
  });

  it("requests anew what it kept before the machine slept, which stops the clock that nobody sets", async () => {
    http.respond((_, response) =>
      answer(response, { ret_code: 0, result: { config: {}, version: String(http.seen.length) } }),
    );
    await api.start(Comlink.proxy(host), boot);
    // Comlink's type of a generic method forgets which call it is.
    const call = api.call as unknown as (...of: unknown[]) => Promise<{ data: { version: string } }>;
    const read = async (id: string): Promise<string> => {
      const answered = await call("site.config", { siteId: "EU", account: "MAIN" }, { id, exempt: false });
      return answered.data.version;
    };
    expect([await read("1"), await read("2")]).toEqual(["1", "1"]);
    wall.offset = 3_600_000;
    expect(await read("3")).toBe("2");
  });

  it("cancels a call that is under way", async () => {
    http.respond(() => undefined);
    await api.start(Comlink.proxy(host), boot);
    const result = api
      .call("convert.history", {}, { id: "mine", exempt: false })
      .catch((error: unknown) => error);
    await vi.waitFor(() => expect(http.seen).toHaveLength(1));
    await api.cancel("mine");
    expect(await result).toMatchObject({ data: { kind: "Cancelled" } });
  });

  it("holds what comes before the start, and forgets what was cancelled meanwhile", async () => {
    http.respond((_, response) => answer(response, { ret_code: 0, result: { list: [], total: 0 } }));
    const stored = api.call("convert.history", {}, { id: "kept", exempt: false });
    const dropped = api
      .call("convert.history", {}, { id: "dropped", exempt: false })
      .catch((error: unknown) => error);
    await api.cancel("dropped");
    await api.lifecycle(visible);
    await api.start(Comlink.proxy(host), boot);
    expect(await stored).toMatchObject({ kind: "ok" });
    expect(await dropped).toMatchObject({ data: { kind: "Cancelled" } });
    expect(http.seen).toHaveLength(1);
  });

  it("starts once, and closes a topic that it does not have", async () => {
    await api.start(Comlink.proxy(host), boot);
    await expect(api.start(Comlink.proxy(host), boot)).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const statuses: string[] = [];
    const sink = Comlink.proxy(({ status }: Snapshot<never>) => void statuses.push(status));
    await api.subscribe("no.such" as "clock", {}, sink as never);
    await vi.waitFor(() => expect(statuses).toEqual(["connecting", "closed"]));
  });

  it.each([true, false])("requests gzip frames as the page switched them (%j)", async (binary) => {
    await api.start(Comlink.proxy(host), { ...boot, switches: { ...plainSwitches, binary } });
    await vi.waitFor(() => expect(feed.clients[0]?.query.get("binary")).toBe(String(binary)));
  });

  it("opens the feed with the start: no answer of the page is waited for", async () => {
    const never = new Promise<never>(() => undefined);
    const busy: PageHost = {
      token: () => never,
      shown: () => never,
      cookie: () => never,
      setCookie: () => never,
      outdated: () => never,
      language: () => never,
    };
    await api.start(Comlink.proxy(busy), boot);
    await vi.waitFor(() => expect(feed.clients).toHaveLength(1));
  });

  it.each([
    [2, "kline_15m"],
    [1, "kline"],
  ] as const)("subscribes to candles by the keys of version %j", async (klineVersion, topic) => {
    await api.start(Comlink.proxy(host), { ...boot, switches: { ...plainSwitches, klineVersion } });
    await vi.waitFor(() => expect(feed.clients[0]?.received).toHaveLength(2));
    // Comlink's type of a generic method forgets which topic it is.
    const subscribe = api.subscribe as unknown as (...of: unknown[]) => Promise<string>;
    await subscribe(
      "chart",
      { symbol: "BTCUSDT", interval: "15m", limit: 96, kind: "line" },
      Comlink.proxy(() => undefined),
    );
    await vi.waitFor(() =>
      expect(feed.last().received.at(-1)).toMatchObject({
        topic,
        event: "sub",
        symbol: "BTCUSDT",
        params: { klineType: "15m" },
      }),
    );
  });

  it("loads translations of the environment", async () => {
    http.respond((request, response) => {
      const isFile = request.url.pathname === "/common-static/coffer/release/user-assets/test-en.json";
      answer(response, isFile ? { hello: "Hello" } : "", isFile ? 200 : 404);
    });
    await api.start(Comlink.proxy(host), boot);
    const input = { namespace: "user-assets", language: "en" };
    const load = () => api.call("i18n.load", input, { id: "t", exempt: true });
    expect(await load()).toEqual({ kind: "ok", data: { hello: "Hello" }, invalidates: [] });
    await load();
    expect(http.seen).toHaveLength(1);
    await expect(
      api.call("i18n.load", { ...input, language: "../x" }, { id: "t", exempt: true }),
    ).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});
