/** F7.1. */

import { describe, expect, it } from "vitest";
import type { CandleRow } from "#shared/contract/market.ts";
import { gapBefore, listedCandles, mergeCandles } from "#shared/domain/chart/candles.ts";
import { chartSummary } from "#shared/domain/chart/summary.ts";
import { fc } from "../../fuzz.ts";

const minute = 60_000;
const row = (start: number, close: string, volume = "1", open = "1"): CandleRow => ({
  key: String(start),
  open,
  high: "9",
  low: "0.5",
  close,
  volume,
});
const starts = (rows: readonly CandleRow[]): number[] => rows.map(({ key }) => Number(key));

describe("candles of the API and of the feed as one list", () => {
  it.each([
    ["the feed alone", [], [row(20, "2"), row(10, "1")], "10:1 20:2"],
    ["the API alone, newest first as it lists them", [row(20, "2"), row(10, "1")], [], "10:1 20:2"],
    ["the feed goes on where the API ends", [row(20, "2"), row(10, "1")], [row(30, "3")], "10:1 20:2 30:3"],
    [
      "of one start the one with more volume is later: the feed's",
      [row(10, "1", "5")],
      [row(10, "2", "7")],
      "10:2",
    ],
    ["… or the API's, when the feed stood still", [row(10, "1", "9")], [row(10, "2", "7")], "10:1"],
    ["of equal volume the feed's", [row(10, "1", "7.0")], [row(10, "2", "7")], "10:2"],
    ["what is no price is left out", [row(10, ""), row(20, "0.00"), row(30, "3")], [row(0, "4")], "30:3"],
  ])("%s", (_, listed, live, expected) => {
    const merged = mergeCandles(listed, live, 100);
    expect(merged.map(({ key, close }) => `${key}:${close}`).join(" ")).toBe(expected);
  });

  it("is as long as requested, the newest of them", () => {
    const listed = [1, 2, 3, 4, 5].map((at) => row(at * minute, String(at)));
    expect(starts(mergeCandles(listed, [row(6 * minute, "6")], 3))).toEqual(
      [4, 5, 6].map((at) => at * minute),
    );
  });

  it("keeps the object of a candle that nobody told anything new of", () => {
    const listed = [row(10, "1")];
    expect(mergeCandles(listed, [row(10, "1")], 9)[0]).toBe(listed[0]);
  });

  it("reads the API's rows", () => {
    expect(listedCandles([["1795000900000", "101", "120.5", "100", "110", "3.5", "380"]])).toEqual([
      { key: "1795000900000", open: "101", high: "120.5", low: "100", close: "110", volume: "3.5" },
    ]);
  });

  /** A market's minutes; two sources that each tell a part of it, the feed with candles that are still to grow. */
  const world = fc
    .record({
      count: fc.integer({ min: 2, max: 60 }),
      listedUntil: fc.double({ min: 0, max: 1, noNaN: true }),
      liveFrom: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ count, listedUntil, liveFrom, cut }) => {
      const truth = Array.from({ length: count }, (_, at) => row((at + 1) * minute, String(at + 1), "10"));
      const young = (candle: CandleRow): CandleRow => ({ ...candle, close: "0.1", volume: "4" });
      const listedEnd = Math.max(1, Math.round(listedUntil * count));
      const listed = truth.slice(0, listedEnd).map((one, at) => (at === listedEnd - 1 ? young(one) : one));
      const from = Math.min(count - 1, Math.round(liveFrom * count));
      // The line broke in between: what came before has a young candle at its end, then the full list came again.
      const brokeAt = from + Math.round(cut * (count - 1 - from));
      const before = truth
        .slice(from, brokeAt + 1)
        .map((one, at, all) => (at === all.length - 1 ? young(one) : one));
      const live = new Map([...before, ...truth.slice(from)].map((one) => [one.key, one]));
      return { truth, listed, live: [...live.values()] };
    });

  it("is in order and without doubles, whatever the sources tell", () => {
    fc.assert(
      fc.property(world, fc.integer({ min: 1, max: 80 }), ({ listed, live }, limit) => {
        const merged = starts(mergeCandles(listed, live, limit));
        expect(merged.length).toBeLessThanOrEqual(limit);
        merged.forEach((start, at) => {
          if (at > 0) expect(start).toBeGreaterThan(merged[at - 1] ?? Number.POSITIVE_INFINITY);
        });
      }),
    );
  });

  it("has no hole after the line broke, once what lacks has been requested; and every candle as it ended", () => {
    fc.assert(
      fc.property(world, ({ truth, listed, live }) => {
        const gap = gapBefore(listed, live);
        // What the API answers to a request for candles up to there.
        const between = gap === null ? [] : truth.filter(({ key }) => Number(key) <= gap);
        const merged = mergeCandles([...listed, ...between], live, truth.length);
        expect(merged.map(({ key, close }) => [key, close])).toEqual(
          truth.map(({ key, close }) => [key, close]),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it("asks where nobody told how our last candle ended, and for nothing where nothing can be known to lack", () => {
    const hour = [1, 2, 3].map((at) => row(at * minute, "1"));
    expect(gapBefore(hour, [row(3 * minute, "1")])).toBeNull();
    expect(gapBefore(hour, [row(2 * minute, "1"), row(4 * minute, "1")])).toBeNull();
    expect(gapBefore(hour, [row(4 * minute, "1")])).toBe(4 * minute);
    expect(gapBefore(hour, [row(9 * minute, "1")])).toBe(9 * minute);
    expect(gapBefore([], hour)).toBeNull();
    expect(gapBefore(hour, [])).toBeNull();
  });
});

describe("the chart in words", () => {
  it("has the exact texts, the way it went and the busiest candle", () => {
    const candles: CandleRow[] = [
      { key: "1", open: "90", high: "102", low: "9.5", close: "101", volume: "10" },
      { key: "2", open: "101", high: "120.5", low: "100", close: "110", volume: "9.99" },
    ];
    expect(chartSummary(candles)).toEqual({
      first: "90",
      last: "110",
      high: "120.5",
      low: "9.5",
      trend: "up",
      busiest: candles[0],
    });
    expect(chartSummary([])).toBeNull();
  });

  it.each([
    ["5", "4", "down"],
    ["5", "5.00", "flat"],
    ["0.1", "0.10000000000000000001", "up"],
  ])("from %s to %s is %s", (open, close, trend) => {
    expect(chartSummary([row(1, close, "1", open)])?.trend).toBe(trend);
  });

  it("takes the close where highs and lows are not known", () => {
    const cross = [row(1, "0.07"), row(2, "0.05"), row(3, "0.06")].map((one) => ({
      ...one,
      high: "",
      low: "",
    }));
    expect(chartSummary(cross)).toMatchObject({ high: "0.07", low: "0.05" });
  });
});
