/** R7.38, F7.2, F8.20. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WireCandle } from "#shared/feed/frames.ts";
import { CandleBook, maxCandles } from "#worker/feed/candle-book.ts";
import { cancelAfterMs } from "#worker/feed/channels.ts";
import { inflateNatively } from "#worker/feed/inflate.ts";
import { createLiveFeed, type LiveCandles, type LiveFeed } from "#worker/feed/live-feed.ts";
import { createFeedCandles } from "#worker/topics/candles.ts";
import { createCross } from "#worker/topics/cross-candles.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "../sandbox/sandbox-under-test.ts";
import { openNodeSocket } from "./feed-server.ts";
import { manualClock } from "./manual-clock.ts";

const candle = (t: number, c: string): WireCandle => ({ t, c, o: "1", h: "9", l: "1", v: "5" });

describe("the candle book", () => {
  it("replaces by a full list, amends by start, keeps order and objects that did not move", () => {
    const book = new CandleBook();
    book.apply("a", true, [candle(20, "2"), candle(10, "1")]);
    const [first] = book.of("a");
    book.apply("a", false, [candle(20, "3"), candle(30, "4")]);
    expect(book.of("a").map(({ t, c }) => [t, c])).toEqual([
      [10, "1"],
      [20, "3"],
      [30, "4"],
    ]);
    book.apply("a", true, [candle(10, "1"), candle(40, "5")]);
    expect(book.of("a")).toHaveLength(2);
    expect(book.of("a")[0]).toBe(first);
    expect(book.of("b")).toEqual([]);
    book.forget("a");
    expect(book.of("a")).toEqual([]);
  });

  it("is bounded", () => {
    const book = new CandleBook();
    const many = Array.from({ length: maxCandles + 10 }, (_, start) => candle(start + 1, "1"));
    book.apply("a", true, many);
    expect(book.of("a")).toHaveLength(maxCandles);
    expect(book.of("a")[0]?.t).toBe(11);
  });
});

/** Real sockets take their time on a busy machine. */
const soon = (holds: () => void): Promise<void> => vi.waitFor(holds);

/** A channel whose rows the test sets. */
function channel(rows: WireCandle[]): LiveCandles & { shown: WireCandle[] } {
  const self = {
    shown: rows,
    rows: () => self.shown,
    status: () => "live" as const,
    watch: () => () => undefined,
  };
  return self;
}

describe("one coin in another", () => {
  const two = (t: number, o: string, c: string): WireCandle => ({ t, o, c, h: "9", l: "1", v: "7" });

  it("is the rate of opens and closes where both have a candle, of one length, and says no high or low", () => {
    const base = channel([two(10, "187.00", "188.00"), two(20, "188.00", "186.00"), two(30, "1", "1")]);
    const per = channel([two(10, "3280", "3300"), two(20, "3300", "3290")]);
    expect(createCross(base, per)()).toEqual([
      { key: "10", open: "0.0570121", high: "", low: "", close: "0.0569696", volume: "7" },
      { key: "20", open: "0.0569696", high: "", low: "", close: "0.0565349", volume: "7" },
    ]);
  });

  it("keeps the rows of candles that did not move, and divides by no zero", () => {
    const first = two(10, "5", "6");
    const base = channel([first, two(20, "6", "7")]);
    const per = channel([two(10, "2", "2"), two(20, "2", "2")]);
    const read = createCross(base, per);
    const before = read();
    base.shown = [first, two(20, "6", "8")];
    const after = read();
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toMatchObject({ close: "4.00000" });
    per.shown = [two(10, "0", "0"), two(20, "2", "2")];
    expect(read().map(({ key }) => key)).toEqual(["20"]);
  });
});

describe.each([1, 2] as const)("candles of the sandbox, by the keys of version %i", (klineVersion) => {
  let under: SandboxUnderTest;
  let feed: LiveFeed;
  const clock = manualClock();
  beforeEach(async () => {
    under = await startSandbox({ seed: 3 });
    await under.control("/sandbox/control/market", { freeze: true });
    feed = createLiveFeed({
      clock,
      openSocket: openNodeSocket,
      random: () => 0.5,
      reachable: () => true,
      inflate: inflateNatively,
      feedUrl: `${under.origin.replace("http", "ws")}/spot/ws/quote/v2`,
      binary: () => true,
      klineVersion: () => klineVersion,
      serverNow: () => clock.now(),
      report: () => undefined,
    });
    feed.open();
  }, startMs);
  afterEach(async () => {
    feed.close();
    await under.close();
  });

  it("come full and oldest first, then the running one moves; after the last view they are gone", async () => {
    const topic = createFeedCandles(feed);
    const source = topic({ symbol: "BTCUSDT", interval: "15m" });
    const stops = [source.watch(() => undefined), source.watch(() => undefined)];
    await soon(() => expect(source.status()).toBe("live"));
    const before = source.read();
    expect(before.length).toBeGreaterThan(90);
    const starts = before.map(({ key }) => Number(key));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(source.asOf(before)).toBeGreaterThan(0);
    await under.control("/sandbox/control/market", { symbol: "BTCUSDT", price: "91234.5" });
    under.clock.advance(200);
    await soon(() => expect(source.read().at(-1)?.close).toBe("91234.50"));
    expect(source.read()[0]).toBe(before[0]);
    for (const stop of stops) stop();
    clock.advance(cancelAfterMs);
    expect(source.read()).toEqual([]);
  });

  it("of one coin in another come from both, and leave none behind", async () => {
    const source = createFeedCandles(feed)({ symbol: "SOLUSDT", per: "ETHUSDT", interval: "1h" });
    const stop = source.watch(() => undefined);
    await soon(() => expect(source.status()).toBe("live"));
    const rows = source.read();
    expect(rows.length).toBeGreaterThan(90);
    const { market } = under.sandbox.exchange;
    const rate = Number(market.price("SOL")) / Number(market.price("ETH"));
    expect(Number(rows.at(-1)?.close)).toBeCloseTo(rate, 6);
    stop();
    clock.advance(cancelAfterMs);
    expect(source.read()).toEqual([]);
  });

  it("of two kinds at a time: each its own in version 2, the newest alone in version 1", async () => {
    const topic = createFeedCandles(feed);
    const quarters = topic({ symbol: "BTCUSDT", interval: "15m" });
    const days = topic({ symbol: "BTCUSDT", interval: "1d" });
    const stops = [quarters.watch(() => undefined)];
    await soon(() => expect(quarters.status()).toBe("live"));
    stops.push(days.watch(() => undefined));
    await soon(() => expect(days.status()).toBe("live"));
    const dayMs = 86_400_000;
    expect(days.read().every(({ key }) => Number(key) % dayMs === 0)).toBe(true);
    if (klineVersion === 2) expect(quarters.status()).toBe("live");
    else expect([quarters.status(), quarters.read()]).toEqual(["stale", []]);
    for (const stop of stops) stop();
  });
});
