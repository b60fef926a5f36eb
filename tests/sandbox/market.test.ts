/** D6.4, F7.2. */
import { afterEach, describe, expect, test } from "vitest";
import { joinCandles } from "#sandbox/market/candle.ts";
import { createMarket, type Market } from "#sandbox/market/market.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";

const markets: Market[] = [];
afterEach(() => {
  for (const market of markets.splice(0)) market.stop();
});

function start(
  seed = 1,
  tickMs = 200,
  pairs?: number,
): { readonly market: Market; readonly clock: ManualClock } {
  const clock = manualClock();
  const market = createMarket({ seed, clock, pairs, tickMs, activity: 0.35 });
  markets.push(market);
  return { market, clock };
}

const quarter = 900_000;
/** Where a test turns the clock by the half-hour: fewer trades, the same rules. */
const slowTickMs = 10_000;
/** Where one pair is looked at; of so many the first were listed long enough ago for 120 weeks. */
const fewPairs = 200;
const intervals = [
  ["1m", 60_000],
  ["3m", 180_000],
  ["5m", 300_000],
  ["15m", quarter],
  ["30m", 1_800_000],
  ["1h", 3_600_000],
  ["2h", 7_200_000],
  ["4h", 14_400_000],
  ["6h", 21_600_000],
  ["12h", 43_200_000],
  ["1d", 86_400_000],
  ["1w", 604_800_000],
] as const;
const number = (text: string | undefined): number => Number(text);

describe("the market", () => {
  test("begins at the prices of the visual reference, with each pair's decimals", () => {
    const { market } = start();
    const btc = market.quotes().find(({ s }) => s === "BTCUSDT");
    expect(btc).toMatchObject({ c: "94218.40", h: "94880.00", l: "92105.50", m: "0.0182" });
    expect(market.price("PEPE")).toBe("0.00001127");
    expect(market.price("LINK")).toBe("16.482");
    expect(market.price("USDT")).toBe("1");
    expect(market.price("NOPE")).toBeUndefined();
    expect(market.quotes()).toHaveLength(512);
    expect(new Set(market.coins.map(({ coin }) => coin)).size).toBe(513);
  });

  test("the same seed moves the same way, another does not", () => {
    const runs = [1, 1, 2].map((seed) => {
      const { market, clock } = start(seed);
      clock.advance(20_000);
      return JSON.stringify(market.quotes());
    });
    expect(runs[0]).toBe(runs[1]);
    expect(runs[0]).not.toBe(runs[2]);
  });

  test("every pair moves within seconds, keeps its decimals and its own 24 hours", () => {
    const { market, clock } = start();
    const before = new Map(market.quotes().map((row) => [row.s, row]));
    clock.advance(10_000);
    for (const row of market.quotes()) {
      const old = before.get(row.s);
      expect(row.v === old?.v && row.qv === old?.qv).toBe(false);
      expect(row.c.split(".")[1]?.length).toBe(old?.c.split(".")[1]?.length);
      expect(number(row.l)).toBeLessThanOrEqual(number(row.c));
      expect(number(row.h)).toBeGreaterThanOrEqual(number(row.c));
      expect(number(row.o)).toBeGreaterThanOrEqual(number(row.l));
      expect(number(row.m)).toBeCloseTo(number(row.c) / number(row.o) - 1, 4);
    }
  });

  test("prices hardly move in the life of a quote, and stable coins stay stable", () => {
    const { market, clock } = start();
    const drift = (coin: string, from: number): number => Math.abs(number(market.price(coin)) / from - 1);
    const btc = number(market.price("BTC"));
    clock.advance(15_000);
    expect(drift("BTC", btc)).toBeLessThan(0.003);
    clock.advance(15 * 60_000);
    expect(drift("USDC", 0.9998)).toBeLessThan(0.002);
  });
});

describe("candles", () => {
  test.each(intervals)("of %s join without gaps and end at the last price", (type, interval) => {
    const { market, clock } = start(1, slowTickMs, fewPairs);
    const pair = market.pair("ETHUSDT");
    clock.advance(2 * quarter);
    const candles = pair?.klines(type, 120, clock.now()) ?? [];
    expect(candles).toHaveLength(120);
    expect(pair?.klineRow(candles[0] ?? { ...blank })[4]).toBe(pair?.last);
    candles.forEach((candle, i) => {
      const older = candles[i + 1];
      if (older !== undefined) {
        expect(candle.start - older.start).toBe(interval);
        expect(candle.open).toBe(older.close);
      }
      expect(candle.low).toBeLessThanOrEqual(Math.min(candle.open, candle.close));
      expect(candle.high).toBeGreaterThanOrEqual(Math.max(candle.open, candle.close));
    });
  });

  test("a finished candle never changes, the last one follows the market, a new one begins", () => {
    const { market, clock } = start(1, 200, fewPairs);
    const pair = market.pair("BTCUSDT");
    const before = pair?.klines("15m", 3, clock.now()) ?? [];
    const stored = before.slice(1).map((one) => ({ ...one }));
    clock.advance(60_000);
    const after = pair?.klines("15m", 3, clock.now()) ?? [];
    expect(after.slice(1)).toEqual(stored);
    expect(pair?.klineRow(after[0] ?? blank)[4]).toBe(pair?.last);
    const { start: began = 0 } = after[0] ?? {};
    clock.advance(quarter);
    expect(pair?.klines("15m", 1, clock.now())[0]?.start).toBe(began + quarter);
  });

  test("minutes join to the very quarters they are of, before and after the start", () => {
    const { market, clock } = start(1, slowTickMs, fewPairs);
    const pair = market.pair("SOLUSDT");
    clock.advance(40 * 60_000);
    const quarters = pair?.klines("15m", 20, clock.now()).slice(1, -1) ?? [];
    const minutes = pair?.klines("1m", 320, clock.now()) ?? [];
    expect(quarters).toHaveLength(18);
    for (const one of quarters) {
      const parts = minutes
        .filter(({ start: at }) => at >= one.start && at < one.start + quarter)
        .toReversed();
      expect(parts).toHaveLength(15);
      expect(joinCandles(one.start, parts)).toEqual(one);
    }
  });

  test("weeks begin on Monday, months on the first, and none before the pair was listed", () => {
    const { market, clock } = start();
    const btc = market.pair("BTCUSDT");
    for (const { start: at } of btc?.klines("1w", 30, clock.now()) ?? []) {
      expect(new Date(at).toISOString()).toMatch(/T00:00:00.000Z$/);
      expect(new Date(at).getUTCDay()).toBe(1);
    }
    const months = btc?.klines("1M", 400, clock.now()) ?? [];
    expect(months.length).toBeGreaterThan(80);
    expect(months.length).toBeLessThan(90);
    for (const { start: at } of months) expect(new Date(at).getUTCDate()).toBe(1);
    const newest = market.coins.at(-1)?.coin ?? "";
    expect(market.pair(`${newest}USDT`)?.klines("1d", 100, clock.now())).toHaveLength(3);
  });

  test("end where they are asked to end", () => {
    const { market, clock } = start(1, 200, fewPairs);
    const pair = market.pair("BTCUSDT");
    const all = pair?.klines("1h", 10, clock.now()) ?? [];
    const older = pair?.klines("1h", 5, clock.now(), all[5]?.start) ?? [];
    expect(older).toEqual(all.slice(5));
  });

  test("24-hour high and low are those of the candles", () => {
    const { market, clock } = start(1, 200, fewPairs);
    clock.advance(20 * 60_000);
    const pair = market.pair("SOLUSDT");
    const record = pair?.record();
    const rows = (pair?.klines("15m", 97, clock.now()) ?? []).map((one) => pair?.klineRow(one) ?? []);
    expect(Math.max(...rows.map((row) => number(row[2])))).toBe(number(record?.h));
    expect(Math.min(...rows.map((row) => number(row[3])))).toBe(number(record?.l));
    expect(number(rows.at(-1)?.[1])).toBe(number(record?.o));
  });

  test("long intervals are made of the short ones", () => {
    const { market, clock } = start(1, 200, fewPairs);
    const pair = market.pair("XRPUSDT");
    const [hour] = pair?.klines("1h", 2, clock.now()).slice(1) ?? [];
    const parts = pair
      ?.klines("15m", 12, clock.now())
      .filter(({ start: at }) => hour !== undefined && at >= hour.start && at < hour.start + 3_600_000);
    expect(parts).toHaveLength(4);
    expect(hour?.volume).toBe(parts?.reduce((sum, { volume }) => sum + volume, 0));
    expect(hour?.high).toBe(Math.max(...(parts ?? []).map(({ high }) => high)));
  });
});

const blank = { start: 0, open: 1, high: 1, low: 1, close: 1, volume: 0, turnover: 0 };

test("prices set by hand go back to where they began, and no other", () => {
  const { market, clock } = start();
  const eth = market.price("ETH");
  expect(market.setPrice("BTCUSDT", "100000.00")).toBe(true);
  market.freeze(true);
  clock.advance(1_000);
  market.restorePrices();
  expect(market.price("BTC")).toBe("94218.40");
  expect(market.price("ETH")).toBe(eth);
  market.setPrice("BTCUSDT", "90000.00");
  market.restorePrices();
  expect(market.price("BTC")).toBe("94218.40");
});
