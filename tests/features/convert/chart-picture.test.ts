/** F7.2. */
import { describe, expect, it } from "vitest";
import type { CandleRow } from "#shared/contract/market.ts";
import { candleSentence } from "#src/features/convert/market/chart/candle-texts.ts";
import { momentText, tickText } from "#src/features/convert/market/chart/moment.ts";
import {
  chartIntervals,
  chartSpans,
  intervalName,
  windowOf,
} from "#src/features/convert/market/chart/range.ts";
import { rtlIsolate, scaleText } from "#src/features/convert/market/chart/scale-text.ts";
import { steppedCandle } from "#src/features/convert/market/chart/stepped-candle.ts";
import { formatFor } from "#src/i18n/format.ts";

const candle = (at: number, close = "5", high = "9", low = "1"): CandleRow => ({
  key: String(at),
  open: "4",
  high,
  low,
  close,
  volume: "1234.5",
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

const minutes = { m: 1, h: 60, d: 1440, w: 10_080, M: 44_640 };
const minutesOf = (interval: string): number =>
  Number.parseInt(interval, 10) * minutes[interval.slice(-1) as keyof typeof minutes];

describe("ranges", () => {
  it("spans are as long as they say, in candles of their own kind", () => {
    const days = chartSpans.map((span) => {
      const { interval, limit } = windowOf({ span });
      return (limit * minutesOf(interval)) / 1440;
    });
    expect(days).toEqual([1, 7, 30, 365]);
  });

  it("knows every interval of the contract, shortest first, by name in each language", () => {
    expect(chartIntervals).toHaveLength(13);
    const lengths = chartIntervals.map(minutesOf);
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
});

describe("prices at the scale", () => {
  it.each([
    ["94218.40", "94218.40", "94,218"],
    ["1000", "94218.40", "1,000"],
    ["999.5", "94218.40", "999.50"],
    ["0.0123", "0.01234567", "0.01230000"],
    // More digits than a number has.
    ["0.12345678901234567", "0.12345678901234567", "0.12345678901234567"],
  ])("%s beside %s is %s", (price, like, text) => {
    expect(scaleText("en", like)(price)).toBe(text);
  });
  it("stand in an isolate where the language runs the other way", () => {
    expect(rtlIsolate("21 Nov", "en")).toBe("21 Nov");
    expect(rtlIsolate("21", "ar-SA")).toBe("\u206721\u2069");
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
