/** D4.3, D5.2. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EstimateParams, EstimateRow } from "#shared/contract/convert-estimate.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { createConvertBases } from "#worker/topics/convert-bases.ts";
import { convertEstimateTopic } from "#worker/topics/convert-estimate.ts";
import { btc, limit, usdt } from "./convert-fixtures.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { planeOptions } from "./plane-options.ts";
import { standInFeed } from "./stand-in-feed.ts";

describe("the estimate topic", () => {
  const params: EstimateParams = {
    accountType: "eb_convert_funding",
    fromCoin: "BTC",
    toCoin: "USDT",
    side: "from",
    amountText: "0.01",
    currency: "EUR",
  };
  const { accountType, fromCoin, toCoin } = params;
  const pairOnly = { accountType, fromCoin, toCoin };
  let clock: ManualClock;
  let http: HttpClient;
  let requested: { path: string; body: unknown }[];
  let balance: string;
  let fault: boolean;
  /** Codes by which calls are refused. */
  let refused: Record<string, number>;
  let token: string;

  beforeEach(() => {
    clock = manualClock();
    requested = [];
    balance = "0.5";
    fault = false;
    refused = {};
    token = "token";
    http = createHttpPlane({
      ...planeOptions({ clock, apiBase: "http://api.test/x-api/", token: () => token }),
      async fetch(url, init) {
        const path = url.split("/").at(-1) ?? "";
        const body = JSON.parse((init.body as string | undefined) ?? "{}") as { side?: number };
        requested.push({ path, body });
        if (fault) throw new TypeError("network");
        const name = body.side === 1 ? `${path} 1` : path;
        const code = refused[name];
        if (code !== undefined) return new Response(JSON.stringify({ ret_code: code, result: {} }));
        const result = { execute: { quoteTxId: "q", exchangeStatus: "success" }, limit }[path] ?? {
          coins: body.side === 0 ? [{ ...btc, balance }, usdt] : [usdt],
        };
        return new Response(JSON.stringify({ ret_code: 0, result }));
      },
    });
  });

  function watch(some: Partial<EstimateParams> = {}) {
    const world = standInFeed();
    world.apply(true, [{ s: "BTCUSDT", c: "100000", t: 77 }]);
    const basisOf = createConvertBases({ http, clock });
    const topic = convertEstimateTopic.create({ feed: world.feed, basisOf });
    const source = topic({ ...params, ...some });
    const timings: string[] = [];
    const stop = source.watch((when) => timings.push(when));
    const row = (): EstimateRow => {
      const [only] = source.read();
      if (!only) throw new Error("no row");
      return only;
    };
    return { ...world, topic, source, row, stop, timings };
  }

  it("has a row at once and fills it as coins and limits come", async () => {
    const { row, source } = watch();
    expect(row()).toMatchObject({ fromAmount: "0.01", toAmount: "", quotable: false, issue: null });
    await vi.waitFor(() =>
      expect(row()).toMatchObject({ toAmount: "999.5", fromBalance: "0.5", quotable: true }),
    );
    expect(source.asOf([])).toBe(77);
    expect(requested).toHaveLength(3);
  });

  it("moves with the price, and keeps its row when nothing moved", async () => {
    const { row, apply } = watch();
    await vi.waitFor(() => expect(row().toAmount).toBe("999.5"));
    const before = row();
    apply(false, [{ s: "ETHUSDT", c: "1" }]);
    expect(row()).toBe(before);
    apply(false, [{ s: "BTCUSDT", c: "200000" }]);
    expect(row().toAmount).toBe("1999");
  });

  it("has no figures from stale prices, but stays quotable", async () => {
    const { row, now } = watch();
    await vi.waitFor(() => expect(row().quotable).toBe(true));
    now.status = "stale";
    expect(row()).toMatchObject({ toAmount: "", rate: "", fromValue: "", quotable: true });
  });

  it("is stale with the older of its prices, though the feed lives and brings others", () => {
    const { source, apply } = watch({ toCoin: "ETH" });
    apply(false, [{ s: "ETHUSDT", c: "4000", t: 10_077 }]);
    expect([source.status(), source.asOf([])]).toEqual(["live", 77]);
    apply(false, [{ s: "SOLUSDT", c: "150", t: 10_078 }]);
    expect([source.status(), source.asOf([])]).toEqual(["stale", 77]);
    apply(false, [{ s: "BTCUSDT", c: "100001", t: 10_079 }]);
    expect([source.status(), source.asOf([])]).toEqual(["live", 10_077]);
    // A list of before, told again on another socket.
    apply(true, [
      { s: "BTCUSDT", c: "100000", t: 77 },
      { s: "ETHUSDT", c: "3900", t: 77 },
    ]);
    expect([source.status(), source.asOf([])]).toEqual(["stale", 77]);
  });

  it("tells values in the person's currency through the feed's rates", async () => {
    const { row, rates } = watch();
    rates.apply(true, [{ sr: "EUR", tg: "USD", rt: "1.25" }]);
    expect(row()).toMatchObject({ fromValue: "800", currency: "EUR" });
  });

  it("is right again after a conversion changed the balance", async () => {
    const { row } = watch();
    await vi.waitFor(() => expect(row().fromBalance).toBe("0.5"));
    balance = "0.4";
    const execute = { quoteTxId: "q", accountType: "eb_convert_funding", requestId: "request-1" } as const;
    await http.call("convert.execute", execute, { id: "x", exempt: false });
    await vi.waitFor(() => expect(row().fromBalance).toBe("0.4"));
  });

  it("requests again after a network failure, and no more once it is stopped", async () => {
    fault = true;
    const { row, stop } = watch();
    await vi.waitFor(() => expect(clock.pending).toBe(1));
    expect(row().complete).toBe(false);
    fault = false;
    clock.advance(5000);
    await vi.waitFor(() => expect(row().complete).toBe(true));
    stop();
    expect(clock.pending).toBe(0);
  });

  it.each([
    ["limit", 10_006],
    ["limit", 790_000],
    ["coinInfoListByBalance 1", 790_000],
  ])("says that it has no terms where %s is refused with %i, and requests them again", async (name, code) => {
    refused[name] = code;
    const { row, stop } = watch();
    await vi.waitFor(() => expect(row()).toMatchObject({ limitsFailed: true, quotable: true, issue: null }));
    // One that is refused is not asked again as soon as one that is lost.
    clock.advance(5_000);
    // Beside that the end of the day is waited for.
    expect(clock.pending).toBe(2);
    expect(row().limitsFailed).toBe(true);
    refused = {};
    clock.advance(20_000);
    await vi.waitFor(() => expect(row()).toMatchObject({ limitsFailed: false, quotable: true }));
    stop();
    expect(clock.pending).toBe(0);
  });

  it("names no refusal that is over as the reason of a coin that is closed", async () => {
    refused.limit = 10_006;
    const { row, stop } = watch({ toCoin: "SOL" });
    const reason = () => row().issue?.figures.reason;
    await vi.waitFor(() => expect(reason()).toBe("10006"));
    refused = {};
    clock.advance(20_000);
    await vi.waitFor(() =>
      expect(row().issue).toEqual({ code: "coin-closed", figures: { coin: "SOL" }, repair: "" }),
    );
    stop();
  });

  it("has no balance any more where it changed and cannot be read again", async () => {
    const { row, stop } = watch();
    await vi.waitFor(() => expect(row().quotable).toBe(true));
    fault = true;
    http.forget(["convert.coins"]);
    expect(row().fromBalance).toBe("0.5");
    await vi.waitFor(() =>
      expect(row()).toMatchObject({ fromBalance: "", quotable: false, limitsFailed: false }),
    );
    fault = false;
    clock.advance(5000);
    await vi.waitFor(() => expect(row()).toMatchObject({ fromBalance: "0.5", quotable: true }));
    stop();
  });

  it("has nothing of another person's while the new answer is awaited", async () => {
    const { row, source, stop } = watch();
    await vi.waitFor(() => expect(row().quotable).toBe(true));
    const seen: string[] = [];
    const stopSeeing = source.watch(() => seen.push(row().fromBalance));
    token = "another";
    balance = "0.2";
    await http.call("convert.limit", pairOnly, { id: "x", exempt: true });
    await vi.waitFor(() => expect(row()).toMatchObject({ fromBalance: "0.2", quotable: true }));
    expect(new Set(seen)).toEqual(new Set(["", "0.2"]));
    stop();
    stopSeeing();
  });

  it("keeps what it stands on where the session is over, until its person is shown no more", async () => {
    const { row, stop } = watch();
    await vi.waitFor(() => expect(row().quotable).toBe(true));
    for (const name of ["profile", "limit", "coinInfoListByBalance", "coinInfoListByBalance 1"])
      refused[name] = 10_007;
    const ask = (exempt: boolean) => http.call("profile.get", {}, { id: `x${exempt}`, exempt });
    await expect(ask(false)).rejects.toMatchObject({ data: { kind: "NotLoggedIn" } });
    // Whoever presses on is told by the exchange.
    expect(row()).toMatchObject({ fromBalance: "0.5", quotable: true });
    await ask(true);
    expect(row()).toMatchObject({ fromBalance: "", complete: false });
    stop();
  });

  it("shares its reads with another of the same pair", async () => {
    const one = watch();
    const other = watch({ amountText: "0.02", side: "to" });
    await vi.waitFor(() => expect([one.row().quotable, other.row().fromBalance]).toEqual([true, "0.5"]));
    expect(requested).toHaveLength(3);
  });

  it("of a pair that was looked at before is whole at once", async () => {
    const { topic, source, stop } = watch();
    await vi.waitFor(() => expect(source.read()[0]?.quotable).toBe(true));
    stop();
    const next = topic({ ...params, amountText: "0.02" });
    const stopNext = next.watch(() => undefined);
    expect(next.read()[0]).toMatchObject({ toAmount: "1999", fromBalance: "0.5", quotable: true });
    stopNext();
    clock.advance(60_000);
    topic(params).watch(() => undefined);
    await vi.waitFor(() => expect(requested).toHaveLength(6));
  });

  it("does not start from another person's balance", async () => {
    const { topic, source, stop } = watch();
    await vi.waitFor(() => expect(source.read()[0]?.fromBalance).toBe("0.5"));
    stop();
    token = "another";
    await http.call("convert.limit", { ...pairOnly }, { id: "x", exempt: true });
    expect(topic(params).read()[0]?.fromBalance).toBe("");
  });

  it("publishes what it waited for at once, and price moves in turn", async () => {
    const { timings, apply, row } = watch();
    await vi.waitFor(() => expect(row().quotable).toBe(true));
    expect(timings).toEqual(["immediate", "immediate", "immediate"]);
    apply(false, [{ s: "BTCUSDT", c: "5" }]);
    expect(timings.at(-1)).toBe("throttled");
  });

  it("lets go of the feed when stopped", () => {
    const { stop, watchers } = watch();
    expect(watchers.size).toBe(1);
    stop();
    expect(watchers.size).toBe(0);
  });
});
