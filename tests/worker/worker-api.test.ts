/** D3.1, D3.4, D5.3, F8.22. */
import * as Comlink from "comlink";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageHost } from "#shared/rpc/api.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import type { Snapshot } from "#shared/rpc/snapshot.ts";
import { btcList } from "./btc-list.ts";
import { answer } from "./http-server.ts";
import { plainSwitches } from "./plane-options.ts";
import { host, visible, WorkerUnderTest } from "./worker-under-test.ts";

let worker: WorkerUnderTest;
beforeEach(async () => {
  worker = await WorkerUnderTest.start();
});
afterEach(() => worker.close());

describe("the worker, across a real thread boundary", () => {
  it("sends live quotes of the symbols that were requested", async () => {
    await worker.api.start(Comlink.proxy(host), worker.boot);
    const { snapshots, id } = await worker.watchBtc();
    await vi.waitFor(() => expect(snapshots).toHaveLength(1));
    expect(snapshots[0]).toMatchObject({
      epoch: 3,
      seq: 0,
      full: true,
      status: "connecting",
      rows: [],
      asOf: 0,
    });
    await vi.waitFor(() => expect(worker.feed.last().received).toHaveLength(2));
    worker.feed.last().sendGzip(btcList("100"));
    await vi.waitFor(() => expect(snapshots).toHaveLength(2));
    expect(snapshots[1]).toMatchObject({ seq: 1, full: false, status: "live", asOf: 1_700_000_000_000 });
    expect(snapshots[1]?.rows).toEqual([
      expect.objectContaining({ key: "BTCUSDT", lastPrice: "100", changeRate24H: "50" }),
    ]);
    await worker.api.unsubscribe(id);
    expect(worker.released).toBe(1);
    await worker.api.unsubscribe("unknown");
    worker.feed.last().sendGzip(btcList("101"));
    const { snapshots: later } = await worker.watchBtc();
    await vi.waitFor(() => expect(later.at(-1)?.rows[0]?.lastPrice).toBe("101"));
    expect(snapshots).toHaveLength(2);
  });

  it("goes on with other params over the same port, and refuses to amend what it does not know", async () => {
    await worker.api.start(Comlink.proxy(host), worker.boot);
    const { snapshots, id } = await worker.watchBtc();
    await vi.waitFor(() => expect(worker.feed.last().received).toHaveLength(2));
    worker.feed.last().sendGzip(btcList("100"));
    await vi.waitFor(() => expect(snapshots.at(-1)?.rows[0]?.key).toBe("BTCUSDT"));
    // Comlink's type of a generic method forgets which topic it is.
    const amend = worker.api.amend as unknown as (of: string, params: object) => Promise<void>;
    await amend(id, { symbols: ["ETHUSDT"] });
    await vi.waitFor(() => expect(snapshots.at(-1)?.rows[0]?.key).toBe("ETHUSDT"));
    expect(snapshots.at(-1)).toMatchObject({ edition: 1, full: true, status: "live" });
    expect(worker.feed.last().received).toHaveLength(2);
    expect(worker.released).toBe(0);
    await expect(amend("unknown", { symbols: [] })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("is silent to a hidden page and full when it returns", async () => {
    await worker.api.start(Comlink.proxy(host), worker.boot);
    const { snapshots } = await worker.watchBtc();
    await vi.waitFor(() => expect(worker.feed.last().received).toHaveLength(2));
    worker.feed.last().sendGzip(btcList("100"));
    await vi.waitFor(() => expect(snapshots.at(-1)?.status).toBe("live"));
    await worker.api.lifecycle({ visible: false, online: true });
    const before = snapshots.length;
    worker.feed.last().sendGzip(btcList("200"));
    await worker.api.lifecycle(visible);
    await vi.waitFor(() => expect(snapshots.at(-1)?.rows[0]?.lastPrice).toBe("200"));
    expect(snapshots[before]).toMatchObject({ full: true });
  });

  it("lets the socket of a page that is being frozen go, and opens another on its return", async () => {
    await worker.api.start(Comlink.proxy(host), worker.boot);
    const { snapshots } = await worker.watchBtc();
    await vi.waitFor(() => expect(worker.feed.last().received).toHaveLength(2));
    worker.feed.last().sendGzip(btcList("100"));
    await vi.waitFor(() => expect(snapshots.at(-1)?.status).toBe("live"));
    await worker.api.lifecycle({ visible: false, online: true, suspended: true });
    await vi.waitFor(() => expect(worker.feed.open()).toBe(0));
    await worker.api.lifecycle(visible);
    await vi.waitFor(() => expect(worker.feed.clients).toHaveLength(2));
    expect(snapshots.at(-1)).toMatchObject({ status: "stale", full: true });
    await vi.waitFor(() => expect(worker.feed.last().received).toHaveLength(2));
    worker.feed.last().sendGzip(btcList("200"));
    await vi.waitFor(() => expect(snapshots.at(-1)).toMatchObject({ status: "live" }));
    expect(snapshots.at(-1)?.rows[0]?.lastPrice).toBe("200");
  });

  it("answers calls, as anonymous too, and fails them with all error data", async () => {
    worker.http.respond((_, response) => answer(response, { ret_code: 10007, ret_msg: "login", result: {} }));
    await worker.api.start(Comlink.proxy(host), worker.boot);
    const input = { accountType: "eb_convert_funding", index: 1 };
    expect(await worker.api.call("convert.history", input, { id: "1", exempt: true })).toMatchObject({
      kind: "anonymous",
    });
    const thrown = await worker.api
      .call("convert.history", input, { id: "2", exempt: false })
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(CofferError);
    expect((thrown as CofferError).data).toMatchObject({ kind: "NotLoggedIn", code: "10007" });
    expect(worker.http.seen[0]?.url.pathname).toBe("/x-api/exchangeNew/convert/history");
    expect(worker.http.seen[0]?.headers.usertoken).toBe("the-token");
  });

  it("cancels a call that is under way", async () => {
    worker.http.respond(() => undefined);
    await worker.api.start(Comlink.proxy(host), worker.boot);
    const result = worker.api
      .call("convert.history", {}, { id: "mine", exempt: false })
      .catch((error: unknown) => error);
    await vi.waitFor(() => expect(worker.http.seen).toHaveLength(1));
    await worker.api.cancel("mine");
    expect(await result).toMatchObject({ data: { kind: "Cancelled" } });
  });

  it("holds what comes before the start, and forgets what was cancelled meanwhile", async () => {
    worker.http.respond((_, response) => answer(response, { ret_code: 0, result: { list: [], total: 0 } }));
    const stored = worker.api.call("convert.history", {}, { id: "kept", exempt: false });
    const dropped = worker.api
      .call("convert.history", {}, { id: "dropped", exempt: false })
      .catch((error: unknown) => error);
    await worker.api.cancel("dropped");
    await worker.api.lifecycle(visible);
    await worker.api.start(Comlink.proxy(host), worker.boot);
    expect(await stored).toMatchObject({ kind: "ok" });
    expect(await dropped).toMatchObject({ data: { kind: "Cancelled" } });
    expect(worker.http.seen).toHaveLength(1);
  });

  it("starts once, and closes a topic that it does not have", async () => {
    await worker.api.start(Comlink.proxy(host), worker.boot);
    await expect(worker.api.start(Comlink.proxy(host), worker.boot)).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    const statuses: string[] = [];
    const sink = Comlink.proxy(({ status }: Snapshot<never>) => void statuses.push(status));
    await worker.api.subscribe("no.such" as "clock", {}, sink as never);
    await vi.waitFor(() => expect(statuses).toEqual(["connecting", "closed"]));
  });

  it.each([true, false])("requests gzip frames as the page switched them (%j)", async (binary) => {
    await worker.api.start(Comlink.proxy(host), { ...worker.boot, switches: { ...plainSwitches, binary } });
    await vi.waitFor(() => expect(worker.feed.clients[0]?.query.get("binary")).toBe(String(binary)));
  });

  it("opens the feed with the start: no answer of the page is waited for", async () => {
    const never = new Promise<never>(() => undefined);
    const busy: PageHost = {
      token: () => never,
      shown: () => never,
      cookie: () => never,
      setCookie: () => never,
      outdated: () => never,
      codeMissing: () => never,
      language: () => never,
    };
    await worker.api.start(Comlink.proxy(busy), worker.boot);
    await vi.waitFor(() => expect(worker.feed.clients).toHaveLength(1));
  });

  it.each([
    [2, "kline_15m"],
    [1, "kline"],
  ] as const)("subscribes to candles by the keys of version %j", async (klineVersion, topic) => {
    await worker.api.start(Comlink.proxy(host), {
      ...worker.boot,
      switches: { ...plainSwitches, klineVersion },
    });
    await vi.waitFor(() => expect(worker.feed.clients[0]?.received).toHaveLength(2));
    // Comlink's type of a generic method forgets which topic it is.
    const subscribe = worker.api.subscribe as unknown as (...of: unknown[]) => Promise<string>;
    await subscribe(
      "chart",
      { symbol: "BTCUSDT", interval: "15m", limit: 96, kind: "line" },
      Comlink.proxy(() => undefined),
    );
    await vi.waitFor(() =>
      expect(worker.feed.last().received.at(-1)).toMatchObject({
        topic,
        event: "sub",
        symbol: "BTCUSDT",
        params: { klineType: "15m" },
      }),
    );
  });

  it("loads translations of the environment", async () => {
    worker.http.respond((request, response) => {
      const isFile = request.url.pathname === "/common-static/coffer/release/user-assets/test-en.json";
      answer(response, isFile ? { hello: "Hello" } : "", isFile ? 200 : 404);
    });
    await worker.api.start(Comlink.proxy(host), worker.boot);
    const input = { namespace: "user-assets", language: "en" };
    const load = () => worker.api.call("i18n.load", input, { id: "t", exempt: true });
    expect(await load()).toEqual({ kind: "ok", data: { hello: "Hello" }, invalidates: [] });
    await load();
    expect(worker.http.seen).toHaveLength(1);
    await expect(
      worker.api.call("i18n.load", { ...input, language: "../x" }, { id: "t", exempt: true }),
    ).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});
