/** F6b.1, D5.2. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type {
  BatchEstimateParams,
  BatchEstimateRow,
  BatchTotalRow,
} from "#shared/contract/batch-estimate.ts";
import type { CallInput, HttpCallName } from "#shared/contract/index.ts";
import type { WireQuote } from "#shared/feed/frames.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { LiveFeed } from "#worker/feed/live-feed.ts";
import { QuoteBook } from "#worker/feed/quote-book.ts";
import { Rates } from "#worker/feed/rates.ts";
import type { HttpClient } from "#worker/http/client.ts";
import type { Invalidated, InvalidationListener } from "#worker/http/invalidation.ts";
import { batchEstimateTopic } from "#worker/topics/batch-estimate.ts";
import { btc, usdt } from "./convert-fixtures.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { silentReports } from "./private-line.ts";

const small = (fromCoin: string, availableBalance: string) => ({
  fromCoin,
  supportConvert: 1,
  availableBalance,
  baseValue: "",
  toCoin: "",
  toAmount: "",
  exchangeRate: "",
  feeInfo: null,
  taxFeeInfo: null,
});
const setting = {
  maxCoins: 20,
  coinMaxValue: "10",
  totalMinValue: "0.00000001",
  totalMaxValue: "200",
  supportToCoins: ["USDT"],
  feeRate: "0.02",
  spread: "0.0005",
  quoteTtl: 30_000,
  coolDown: 0,
};
const soon = (holds: () => void): Promise<void> => vi.waitFor(holds);
const params: BatchEstimateParams = {
  accountType: "eb_convert_funding",
  toCoin: "USDT",
  chosen: ["DOGE"],
  currency: "USD",
  quoted: [],
};

let clock: ManualClock;
let balance: string;
let fault: boolean;
let signedOut: boolean;
let requested: { readonly name: string; readonly input: unknown }[];
let listeners: InvalidationListener[];

/** A client that answers by name. */
const http: HttpClient = {
  async call<N extends HttpCallName>(name: N, input: CallInput<N>) {
    requested.push({ name, input });
    if (fault) throw cofferError({ kind: "HttpError", code: "NETWORK", message: "network", retriable: true });
    if (signedOut) return { kind: "anonymous", raw: null };
    const answers: Partial<Record<HttpCallName, unknown>> = {
      "batch.list": {
        smallAssetCoins: [small("DOGE", balance), small("ADA", "8")],
        supportToCoins: ["USDT"],
      },
      "batch.setting": setting,
      "convert.coins": { coins: [btc, usdt] },
    };
    return { kind: "ok", data: answers[name] as never, invalidates: [] };
  },
  cancel: () => undefined,
  forget: () => undefined,
  onInvalidated(listener) {
    listeners.push(listener);
    return () => undefined;
  },
  storedAnswers: () => 0,
};

function reported(calls: Invalidated): void {
  for (const listener of listeners) listener(calls, calls === "all");
}

function world() {
  const watchers = new Set<() => void>();
  const now = { status: "live" as TopicStatus };
  const quotes = new QuoteBook();
  const rates = new Rates();
  const feed: LiveFeed = {
    quotes,
    rates,
    candles: () => ({ rows: () => [], status: () => now.status, watch: () => () => undefined }),
    state: () => "open",
    gaveUp: () => false,
    lastFrameAt: () => 5,
    status: () => now.status,
    watch(changed) {
      watchers.add(changed);
      return () => {
        watchers.delete(changed);
      };
    },
    open: () => undefined,
    close: () => undefined,
    wake: () => undefined,
    setVisible: () => undefined,
    suspend: () => undefined,
    slept: () => undefined,
  };
  const apply = (rows: readonly WireQuote[]): void => {
    quotes.apply(false, rows);
    for (const changed of watchers) changed();
  };
  apply([
    { s: "DOGEUSDT", c: "0.2", t: 77 },
    { s: "ADAUSDT", c: "0.75", t: 70 },
  ]);
  const topic = batchEstimateTopic.create({ ...silentReports(), feed, http, clock });
  return { topic, apply, now, rates, watchers };
}

function watch(part: Partial<BatchEstimateParams> = {}) {
  const made = world();
  const source = made.topic({ ...params, ...part });
  const timings: string[] = [];
  const stop = source.watch((when) => timings.push(when));
  const total = (): BatchTotalRow => {
    const row = source.read().find((one) => one.kind === "total");
    if (row?.kind !== "total") throw new Error("no total");
    return row;
  };
  const coin = (key: string): BatchEstimateRow | undefined => source.read().find((row) => row.key === key);
  return { ...made, source, stop, timings, total, coin };
}

beforeEach(() => {
  clock = manualClock();
  balance = "10";
  fault = false;
  signedOut = false;
  requested = [];
  listeners = [];
});

describe("The estimate of small balances", () => {
  it("has a total at once, and fills it as list, terms and coins come", async () => {
    const { total, source, timings } = watch();
    expect(total()).toMatchObject({ coins: [], quotable: false, issue: null });
    // 10 x 0.1999 = 1.999, fee 0.03998 -> 0.04
    await soon(() => expect(total()).toMatchObject({ receive: "1.959", fee: "0.04", quotable: true }));
    expect(requested.map(({ name }) => name)).toEqual(["batch.list", "batch.setting", "convert.coins"]);
    expect(timings).toEqual(["immediate", "immediate", "immediate"]);
    expect(source.asOf([])).toBe(77);
  });

  it("moves with a coin's price, and keeps the rows that did not change", async () => {
    const { total, coin, apply, timings } = watch();
    await soon(() => expect(total().quotable).toBe(true));
    const before = coin("ADA");
    apply([{ s: "DOGEUSDT", c: "0.4" }]);
    expect(timings.at(-1)).toBe("throttled");
    expect(coin("DOGE")).toMatchObject({ value: "4" });
    expect(total().receive).toBe("3.918");
    expect(coin("ADA")).toBe(before);
    expect(total()).toBe(total());
  });

  it("has no figures from stale prices, but stays quotable", async () => {
    const { total, coin, now } = watch();
    await soon(() => expect(total().quotable).toBe(true));
    now.status = "stale";
    expect(total()).toMatchObject({ receive: "", fee: "", value: "", quotable: true, coins: ["DOGE"] });
    expect(coin("DOGE")).toMatchObject({ value: "", reason: "" });
  });

  it("tells values in the person's currency", async () => {
    const { total, rates } = watch({ currency: "EUR" });
    await soon(() => expect(total().quotable).toBe(true));
    expect(total()).toMatchObject({ value: "2", currency: "USD" });
    rates.apply(true, [{ sr: "EUR", tg: "USD", rt: "1.25" }]);
    expect(total()).toMatchObject({ value: "1.6", currency: "EUR" });
  });

  it("requests anew when a call made balances out of date, and shows the old ones until then", async () => {
    const { total } = watch();
    await soon(() => expect(total().quotable).toBe(true));
    balance = "20";
    reported(["convert.history"]);
    expect(requested).toHaveLength(3);
    reported(["batch.list"]);
    expect(total().receive).toBe("1.959");
    await soon(() => expect(total().receive).toBe("3.918"));
    expect(requested.slice(3).map(({ name }) => name)).toEqual(["batch.list"]);
  });

  it("does not start from another person's balances", async () => {
    const { topic, total, stop } = watch();
    await soon(() => expect(total().quotable).toBe(true));
    stop();
    reported("all");
    expect(topic(params).read()).toHaveLength(1);
  });

  it("a further tick of a box is whole at once: each is a new subscription", async () => {
    const { topic, total, stop } = watch();
    await soon(() => expect(total().quotable).toBe(true));
    const next = topic({ ...params, chosen: ["DOGE", "ADA"] });
    const stopNext = next.watch(() => undefined);
    stop();
    expect(next.read()[0]).toMatchObject({ coins: ["DOGE", "ADA"], quotable: true });
    expect(requested).toHaveLength(3);
    stopNext();
    clock.advance(10_000);
    topic(params).watch(() => undefined);
    await soon(() => expect(requested).toHaveLength(6));
  });

  it("requests again after a network failure, and no more once it is stopped", async () => {
    fault = true;
    const { total, stop } = watch();
    await soon(() => expect(clock.pending).toBe(3));
    fault = false;
    clock.advance(5000);
    await soon(() => expect(total().quotable).toBe(true));
    fault = true;
    reported(["batch.list"]);
    await soon(() => expect(clock.pending).toBe(1));
    stop();
    expect(clock.pending).toBe(0);
  });

  it("of who is signed out knows nothing, and lets go of the feed when stopped", async () => {
    signedOut = true;
    const { total, watchers, stop } = watch();
    await soon(() => expect(requested).toHaveLength(3));
    expect(total()).toMatchObject({ coins: [], quotable: false });
    expect(watchers.size).toBe(1);
    stop();
    expect(watchers.size).toBe(0);
  });
});
