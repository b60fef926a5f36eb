/** F7.2. */
import { describe, expect, it } from "vitest";
import type { CandleRow } from "#shared/contract/market.ts";
import { candleSentence } from "#src/features/convert/market/chart/candle-words.ts";
import { axisShift, momentText, tickText } from "#src/features/convert/market/chart/moment.ts";
import { changeOf, extremes } from "#src/features/convert/market/chart/picture.ts";
import { steppedCandle } from "#src/features/convert/market/chart/price-chart.tsx";
import {
  chartIntervals,
  chartSpans,
  intervalMs,
  intervalName,
  windowOf,
} from "#src/features/convert/market/chart/range.ts";
import { formatFor } from "#src/i18n/format.ts";

const candle = (at: number, close = "5", high = "9", low = "1"): CandleRow => ({
  key: String(at),
  open: "4",
  high,
  low,
  close,
  volume: "1234.5",
});

describe("from one list of candles to the next", () => {
  const [a, b, c, d] = [candle(1), candle(2), candle(3), candle(4)];
  const b2 = candle(2, "6");
  it.each([
    ["the same", [a, b], [a, b], "nothing"],
    ["the newest moved", [a, b], [a, b2], "tail"],
    ["one began", [a, b], [a, b, c], "tail"],
    ["the newest ended otherwise and one began", [a, b], [a, b2, c], "all"],
    ["the window slid", [a, b, c], [b, c, d], "all"],
    ["two began", [a, b], [a, b, c, d], "all"],
    ["an older one changed", [a, b, c], [a, b2, c], "all"],
    ["fewer", [a, b], [a], "all"],
    ["the first", [], [a], "all"],
    ["another at the end", [a, b], [a, c], "all"],
  ] as const)("%s", (_, before, after, change) => {
    expect(changeOf(before, after)).toBe(change);
  });
});

describe("the marked extremes", () => {
  const candles = [candle(1, "5", "9", "1"), candle(2, "7", "8", "6"), candle(3, "3", "4", "2")];
  it("are of closes on a line, of highs and lows on candles", () => {
    expect(extremes(candles, "line")).toEqual({ high: { price: 7, start: 2 }, low: { price: 3, start: 3 } });
    expect(extremes(candles, "candles")).toEqual({
      high: { price: 9, start: 1 },
      low: { price: 1, start: 1 },
    });
  });
  it("are none where nothing moved", () => {
    expect(extremes([candle(1), candle(2)], "line")).toBeNull();
    expect(extremes([], "line")).toBeNull();
  });
});

describe("keys on the chart", () => {
  it.each([
    ["ArrowLeft", 5, 4],
    ["ArrowRight", 5, 6],
    ["ArrowLeft", 0, 0],
    ["ArrowRight", 9, 9],
    ["Home", 5, 0],
    ["End", 5, 9],
    ["PageDown", 5, 0],
    ["PageUp", 5, 9],
    ["Enter", 5, undefined],
  ])("%s at %i of 10 leads to %s", (key, at, next) => {
    expect(steppedCandle(key, at, 10)).toBe(next);
  });
});

describe("ranges", () => {
  it("spans are as long as they say, in candles of their own kind", () => {
    const days = chartSpans.map((span) => {
      const { interval, limit } = windowOf({ span });
      return (limit * intervalMs(interval)) / 86_400_000;
    });
    expect(days).toEqual([1, 7, 30, 365]);
  });

  it("knows every interval of the contract, shortest first, by name in each language", () => {
    expect(chartIntervals).toHaveLength(13);
    const lengths = chartIntervals.map(intervalMs);
    expect(lengths).toEqual(lengths.toSorted((x, y) => x - y));
    expect(intervalName("en", "15m", "long")).toBe("15 minutes");
    expect(intervalName("de-DE", "1w", "long")).toBe("1 Woche");
    for (const interval of chartIntervals) {
      expect(intervalName("ar-SA", interval, "long")).not.toMatch(/[\u0660-\u0669]/);
      expect(windowOf({ interval })).toEqual({ interval, limit: 120 });
    }
  });
});

describe("times on the chart", () => {
  const at = Date.UTC(2026, 10, 21, 14, 15);
  it("have a clock where a candle is shorter than a day, else the date of UTC", () => {
    expect(momentText("en", at, "15m")).toMatch(/^Nov 21, \d\d:15$/);
    expect(momentText("en", Date.UTC(2026, 10, 21), "1d")).toBe("Nov 21, 2026");
    expect(tickText("en", Date.UTC(2026, 10, 21), "1d", "day")).toBe("Nov 21");
    expect(momentText("ar-SA", at, "15m")).not.toMatch(/[\u0660-\u0669]/);
  });
  it("stand where the reader has his day, whole days where UTC has them", () => {
    expect(axisShift(at, "15m")).toBe(-new Date(at).getTimezoneOffset() * 60);
    expect(axisShift(at, "1w")).toBe(0);
  });
});

describe("a candle in one sentence", () => {
  it("leaves out what is not known", () => {
    const said = (one: CandleRow, language: string) =>
      candleSentence(formatFor(language), one, "1d", "BTC", (field) => field.toUpperCase());
    expect(said(candle(Date.UTC(2026, 10, 21), "94218.40"), "en")).toBe(
      "Nov 21, 2026, OPEN 4, HIGH 9, LOW 1, CLOSE 94,218.40, VOLUME 1.23\u00a0K BTC",
    );
    expect(said(candle(Date.UTC(2026, 10, 21), "5", "", ""), "en")).not.toContain("HIGH");
    expect(said(candle(Date.UTC(2026, 10, 21)), "ar-SA")).toContain("، OPEN 4،");
  });
});
