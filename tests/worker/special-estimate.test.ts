/** F2b.8. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SpecialEstimateParams, SpecialEstimateRow } from "#shared/contract/special-coins.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { LiveFeed } from "#worker/feed/live-feed.ts";
import type { PrivateLine } from "#worker/feed/private-feed.ts";
import { QuoteBook } from "#worker/feed/quote-book.ts";
import { Rates } from "#worker/feed/rates.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { createServerClock } from "#worker/http/server-clock.ts";
import { specialEstimateTopic } from "#worker/topics/special-estimate.ts";
import { usdt } from "./convert-fixtures.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { planeOptions } from "./plane-options.ts";
import { silentReports } from "./private-line.ts";

const usdc = { ...usdt, coin: "USDC", accuracyLength: 6, balance: "7" };
const soon = (holds: () => void): Promise<void> => vi.waitFor(holds);
const params: SpecialEstimateParams = {
  productId: "usdt-usdc",
  coin: "USDT",
  accountType: "eb_convert_funding",
  fromCoin: "USDT",
  toCoin: "USDC",
  side: "from",
  amountText: "25",
  currency: "USD",
};

let clock: ManualClock;
let live: ((life: "wake" | "suspend") => void) | undefined;
let privateLine: PrivateLine;
let http: HttpClient;
let requested: unknown[];
let dailyUsed: string;
let fault: boolean;
let status: TopicStatus;
let quotes: QuoteBook;
let watchers: Set<() => void>;

beforeEach(() => {
  clock = manualClock();
  privateLine = {
    ...silentReports().privateLine,
    onLife(listener) {
      // The first is the topic's own; that of the private feed behind it comes with who watches.
      live ??= listener;
      return () => undefined;
    },
  };
  live = undefined;
  requested = [];
  dailyUsed = "0";
  fault = false;
  status = "live";
  quotes = new QuoteBook();
  watchers = new Set();
  http = createHttpPlane({
    ...planeOptions({ clock, apiBase: "http://api.test/x-api/", token: () => "token" }),
    async fetch(url, init) {
      const path = url.split("/").at(-1) ?? "";
      if (path === "specifiedCoinQuery") requested.push(JSON.parse(init.body as string));
      if (fault) throw new TypeError("network");
      const limit = { coin: "USDT", singleMin: "1", singleMax: "500", dailyMax: "2000", dailyUsed };
      const special = {
        coin: usdt,
        toCoins: [usdc],
        fixedRate: "1",
        reversible: false,
        productId: "usdt-usdc",
        provider: "providerA",
        fixedToCoin: "USDC",
        limits: [limit],
        quoteTtl: 15_000,
      };
      const result = path === "execute" ? { quoteTxId: "q", exchangeStatus: "success" } : special;
      return new Response(JSON.stringify({ ret_code: 0, result }));
    },
  });
});

function feed(): LiveFeed {
  const nothing = (): undefined => undefined;
  return {
    quotes,
    rates: new Rates(),
    candles: () => ({ rows: () => [], status: () => status, watch: () => nothing }),
    setVisible: nothing,
    suspend: nothing,
    slept: nothing,
    state: () => "open",
    gaveUp: () => false,
    lastFrameAt: () => 5,
    status: () => status,
    watch(changed) {
      watchers.add(changed);
      return () => {
        watchers.delete(changed);
      };
    },
    open: nothing,
    close: nothing,
    wake: nothing,
  };
}

const create = () =>
  specialEstimateTopic.create({
    ...silentReports(),
    feed: feed(),
    http,
    clock,
    serverClock: createServerClock(clock),
    privateLine,
  });

function watch(topic = create(), some = {}) {
  quotes.apply(true, [{ s: "USDCUSDT", c: "0.9998", t: 77 }]);
  const source = topic({ ...params, ...some });
  const stop = source.watch(() => undefined);
  const row = (): SpecialEstimateRow => {
    const [only] = source.read();
    if (only === undefined) throw new Error("no row");
    return only;
  };
  return { topic, source, stop, row };
}

describe("the special coin's estimate", () => {
  it("has a row at once and fills it when the server has spoken; the market only moves what is beside the rate", async () => {
    const { row, source } = watch();
    expect(row()).toMatchObject({ fromAmount: "25", toAmount: "", quotable: false, issue: null });
    await soon(() =>
      expect(row()).toMatchObject({ toAmount: "25", leftToday: "2000", marketRate: "1.000200040008001" }),
    );
    expect(source.asOf([])).toBe(77);
    const before = row();
    quotes.apply(false, [{ s: "BTCUSDT", c: "1" }]);
    expect(row()).toBe(before);
    status = "stale";
    expect(row()).toMatchObject({ toAmount: "25", marketRate: "", quotable: true });
  });

  it("requests once for all keystrokes, and anew after a minute", async () => {
    const first = watch();
    await soon(() => expect(first.row().quotable).toBe(true));
    first.stop();
    const next = watch(first.topic, { amountText: "26" });
    expect(next.row()).toMatchObject({ toAmount: "26", quotable: true });
    const wanted = { productId: "usdt-usdc", coin: "USDT", accountType: "eb_convert_funding" };
    expect(requested).toEqual([{ ...wanted, requestId: expect.any(String) }]);
    next.stop();
    clock.advance(60_000);
    watch(first.topic);
    await soon(() => expect(requested).toHaveLength(2));
  });

  it("knows what the day has left after an exchange", async () => {
    const { row } = watch();
    await soon(() => expect(row().leftToday).toBe("2000"));
    dailyUsed = "25";
    const execute = { quoteTxId: "q", accountType: "eb_convert_funding", requestId: "request-1" } as const;
    await http.call("convert.execute", execute, { id: "x", exempt: false });
    await soon(() => expect(row().leftToday).toBe("1975"));
  });

  it("asks each wallet for itself", async () => {
    const { topic, row } = watch();
    await soon(() => expect(row().quotable).toBe(true));
    watch(topic, { accountType: "eb_convert_uta" });
    await soon(() => expect(requested).toHaveLength(2));
  });

  it("requests again after a network failure, and no more once nobody looks", async () => {
    fault = true;
    const { row, stop } = watch();
    // Beside that the end of the day is waited for.
    await soon(() => expect(clock.pending).toBe(2));
    expect(row()).toMatchObject({ limitsFailed: true, quotable: true });
    fault = false;
    clock.advance(5_000);
    await soon(() => expect(row().quotable).toBe(true));
    stop();
    expect(clock.pending).toBe(0);
    expect(watchers.size).toBe(0);
  });

  it("tells what a new day allows, and what is allowed after a sleep, to who waits for it", async () => {
    dailyUsed = "2000";
    const { row, stop } = watch();
    await soon(() => expect(row().leftToday).toBe("0"));
    dailyUsed = "0";
    clock.advance(86_400_000 + 60_000);
    await soon(() => expect(row().leftToday).toBe("2000"));
    dailyUsed = "1500";
    clock.leap(600_000);
    live?.("wake");
    await soon(() => expect(row().leftToday).toBe("500"));
    stop();
    expect(clock.pending).toBe(0);
  });
});
