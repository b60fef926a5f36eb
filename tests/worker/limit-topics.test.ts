/** F6f.4. */
import { describe, expect, test, vi } from "vitest";
import type { OpenOrder } from "#shared/contract/limit-estimate.ts";
import type { WireQuote } from "#shared/feed/frames.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { LiveFeed } from "#worker/feed/live-feed.ts";
import { QuoteBook } from "#worker/feed/quote-book.ts";
import { Rates } from "#worker/feed/rates.ts";
import type { HttpClient } from "#worker/http/client.ts";
import type { ConvertBases } from "#worker/topics/convert-bases.ts";
import { limitEstimateTopic } from "#worker/topics/limit-estimate.ts";
import { limitOpenTopic } from "#worker/topics/limit-open.ts";
import { btc, limit, usdt } from "./convert-fixtures.ts";
import { manualClock } from "./manual-clock.ts";
import { silentReports, testLine } from "./private-line.ts";

/** The part of a feed that these topics read, with rows and status that a test sets. */
function standInFeed() {
  const watchers = new Set<() => void>();
  const now = { status: "live" as TopicStatus };
  const quotes = new QuoteBook();
  const part: Pick<LiveFeed, "quotes" | "rates" | "status" | "watch"> = {
    quotes,
    rates: new Rates(),
    status: () => now.status,
    watch(changed) {
      watchers.add(changed);
      return () => {
        watchers.delete(changed);
      };
    },
  };
  const apply = (rows: readonly WireQuote[]): void => {
    quotes.apply(false, rows);
    for (const changed of watchers) changed();
  };
  return { feed: part as LiveFeed, now, apply, watchers };
}

/** Answers convert.limit, or fails while told to. */
function standInHttp() {
  const state = { fails: false };
  const call = vi.fn(async () => {
    if (state.fails) throw new Error("no answer");
    return { kind: "ok", data: limit, invalidates: [] };
  });
  return { http: { call } as unknown as HttpClient, call, state };
}

const order: OpenOrder = {
  exchangeTxId: "1",
  fromCoin: "BTC",
  toCoin: "USDT",
  fromAmount: "0.1",
  limitPrice: "98500",
};
const settle = () => new Promise((resume) => setImmediate(resume));

describe("open orders against the market", () => {
  test("follow the price, and keep a row that did not move", async () => {
    const { feed, apply, now } = standInFeed();
    const { http } = standInHttp();
    const other = { ...order, exchangeTxId: "2", fromCoin: "ETH", limitPrice: "4000" };
    const source = limitOpenTopic.create({ feed, http, ...silentReports() })({
      orders: [order, other],
      ended: [],
    });
    const changed = vi.fn();
    const stop = source.watch(changed);
    apply([
      { s: "BTCUSDT", c: "94218.40", t: 5 },
      { s: "ETHUSDT", c: "3900", t: 7 },
    ]);
    await settle();
    expect(changed).toHaveBeenCalledWith("immediate");
    const [btcRow, ethRow] = source.read();
    expect(btcRow).toMatchObject({
      key: "1",
      direct: { price: "98500", market: "94171.2908", distance: "4.6" },
      share: 63,
    });
    expect(source.asOf([])).toBe(7);
    apply([{ s: "BTCUSDT", c: "99000", t: 9 }]);
    const [moved, same] = source.read();
    expect(moved).toMatchObject({ direct: { distance: "-0.46" }, share: 100 });
    expect(same).toBe(ethRow);
    now.status = "stale";
    expect(source.read()[0]).toMatchObject({
      direct: { price: "98500", market: "", distance: "" },
      share: 0,
    });
    expect(source.status()).toBe("stale");
    stop();
  });

  test("move once a second; a first price, and a feed that falls silent, wait for no second", async () => {
    const { feed, apply, now } = standInFeed();
    const clock = manualClock();
    const needs = { feed, http: standInHttp().http, ...silentReports(clock) };
    const source = limitOpenTopic.create(needs)({ orders: [order], ended: [] });
    const changed = vi.fn();
    const stop = source.watch(changed);
    source.read();
    apply([{ s: "BTCUSDT", c: "94218.40", t: 5 }]);
    expect(changed).toHaveBeenLastCalledWith("throttled");
    await settle();
    expect(source.read()[0]).toMatchObject({ direct: { distance: "4.6" } });
    changed.mockClear();
    for (const price of ["94300", "94400", "95000"]) apply([{ s: "BTCUSDT", c: price, t: 6 }]);
    clock.advance(999);
    expect(changed).not.toHaveBeenCalled();
    clock.advance(1);
    expect(changed.mock.calls).toEqual([["throttled"]]);
    now.status = "stale";
    apply([]);
    expect(changed).toHaveBeenCalledTimes(2);
    apply([]);
    stop();
    clock.advance(1000);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test("sum up what they hold, coin by coin; what ended holds nothing and does not move", async () => {
    const { feed, apply } = standInFeed();
    const { http } = standInHttp();
    const more = { ...order, exchangeTxId: "2", fromAmount: "0.000000000000000001" };
    const ended = { ...order, exchangeTxId: "3", fromAmount: "7" };
    const source = limitOpenTopic.create({ feed, http, ...silentReports() })({
      orders: [order, more],
      ended: [ended],
    });
    source.watch(() => undefined);
    apply([{ s: "BTCUSDT", c: "94218.40" }]);
    await settle();
    const rows = source.read();
    expect(rows.filter(({ kind }) => kind === "locked")).toEqual([
      { key: "locked BTC", kind: "locked", coin: "BTC", amount: "0.100000000000000001" },
    ]);
    expect(rows.find(({ key }) => key === "3")).toMatchObject({ direct: { price: "98500", market: "" } });
  });

  test("a pair's terms are requested once, and again only after they failed", async () => {
    const { feed, apply } = standInFeed();
    const { http, call, state } = standInHttp();
    const clock = manualClock();
    state.fails = true;
    const topic = limitOpenTopic.create({ feed, http, ...silentReports(clock) });
    const source = topic({ orders: [order, { ...order, exchangeTxId: "2" }], ended: [] });
    const changed = vi.fn();
    source.watch(changed);
    await settle();
    apply([{ s: "BTCUSDT", c: "94218.40" }]);
    expect(call).toHaveBeenCalledTimes(1);
    expect(source.read()[0]).toMatchObject({ direct: { market: "" } });
    state.fails = false;
    clock.advance(5000);
    apply([{ s: "BTCUSDT", c: "94218.40" }]);
    await settle();
    expect(call).toHaveBeenCalledTimes(2);
    expect(source.read()[0]).toMatchObject({ direct: { market: "94171.2908" } });
    topic({ orders: [order], ended: [] }).watch(changed);
    apply([{ s: "BTCUSDT", c: "94218.50" }]);
    await settle();
    expect(call).toHaveBeenCalledTimes(2);
  });

  test("are requested again when the exchange reports that one moved; without any nobody is asked", async () => {
    const { feed } = standInFeed();
    const { http } = standInHttp();
    const { clock, line, sockets } = testLine();
    const outdated = vi.fn();
    const needs = { feed, http, clock, privateLine: line, report: line.report, outdated };
    const topic = limitOpenTopic.create(needs);
    topic({ orders: [], ended: [order] }).watch(() => undefined);
    await settle();
    expect(sockets.all).toEqual([]);
    topic({ orders: [order], ended: [] }).watch(() => undefined);
    await vi.waitFor(() => expect(sockets.all).toHaveLength(1));
    const { events } = sockets.last();
    events.opened();
    events.frame(JSON.stringify({ topic: "login", event: "subbed", code: "200" }));
    events.frame(JSON.stringify({ topic: "order", f: false, data: [{ exchangeTxId: "1" }] }));
    await vi.waitFor(() => {
      clock.advance(0);
      expect(outdated).toHaveBeenCalledTimes(1);
    });
    expect(outdated.mock.calls[0]?.[0]).toContain("limitOrder.list");
  });

  test("whoever left is not called any more", async () => {
    const { feed, watchers } = standInFeed();
    const { http } = standInHttp();
    const changed = vi.fn();
    const stop = limitOpenTopic
      .create({ feed, http, ...silentReports() })({
        orders: [order],
        ended: [],
      })
      .watch(changed);
    stop();
    await settle();
    expect(changed).not.toHaveBeenCalled();
    expect(watchers.size).toBe(0);
  });
});

test("the estimate moves with the price, and is the same object while nothing changed", () => {
  const { feed, apply, watchers } = standInFeed();
  const basis = { fromCoin: btc, toCoin: usdt, limit };
  const stopBasis = vi.fn();
  let came: () => void = () => undefined;
  const basisOf = (() => ({
    current: () => basis,
    watch(changed: () => void) {
      came = changed;
      return stopBasis;
    },
    forget: () => undefined,
    watched: true,
  })) as unknown as ConvertBases;
  const serverNow = () => Date.UTC(2026, 10, 21);
  const source = limitEstimateTopic.create({
    feed,
    basisOf,
    serverClock: { now: serverNow },
    ...silentReports(),
  })({
    fromCoin: "BTC",
    toCoin: "USDT",
    side: "from",
    amountText: "0.1",
    priceText: "98500",
    priceInverted: false,
    life: "1_D",
    currency: "USD",
  });
  const changed = vi.fn();
  const stop = source.watch(changed);
  apply([{ s: "BTCUSDT", c: "94218.40", t: 3 }]);
  expect(changed).toHaveBeenLastCalledWith("throttled");
  came();
  expect(changed).toHaveBeenLastCalledWith("immediate");
  const [row] = source.read();
  expect(row).toMatchObject({ toAmount: "9850", endsAt: Date.UTC(2026, 10, 22), ready: true });
  expect(source.read()[0]).toBe(row);
  apply([{ s: "BTCUSDT", c: "99000", t: 4 }]);
  expect(source.read()[0]).toMatchObject({ immediate: true, toAmount: "9895.05" });
  expect(source.asOf([])).toBe(4);
  stop();
  expect([watchers.size, stopBasis.mock.calls.length]).toEqual([0, 1]);
});
