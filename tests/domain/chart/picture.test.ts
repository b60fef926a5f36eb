/** F7.1, F7.2, D3.4. */

import { describe, expect, it } from "vitest";
import type { CandleRow } from "#shared/contract/market.ts";
import { chartExtremes } from "#shared/domain/chart/extremes.ts";
import { candlePaths, linePaths, placeOf, volumePaths } from "#shared/domain/chart/paths.ts";
import { chartPicture } from "#shared/domain/chart/picture.ts";
import { priceScale, roundStep } from "#shared/domain/chart/price-scale.ts";
import { readersShift } from "#shared/domain/chart/readers-clock.ts";
import { timeScale } from "#shared/domain/chart/time-scale.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc } from "../../fuzz.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const candle = (at: number, close: string, open = close, high = close, low = close): CandleRow => ({
  key: String(at),
  open,
  high,
  low,
  close,
  volume: "4",
});

describe("the scale of prices", () => {
  it.each([
    ["0.3", "0.5"],
    ["1", "1"],
    ["1.01", "2"],
    ["2.5", "5"],
    ["5.1", "10"],
    ["734", "1000"],
    ["0.00000021", "0.0000005"],
  ])("steps by %s in round steps of %s", (min, step) => {
    expect(roundStep(new Decimal(min)).toFixed()).toBe(step);
  });

  it("has round prices, and room above and below what is drawn", () => {
    const { levels, yOf } = priceScale("92105.5", "94880", "1");
    expect(levels.map(({ price }) => price)).toEqual(["92000", "93000", "94000", "95000"]);
    expect(yOf("94880")).toBe(120);
    expect(yOf("92105.5")).toBe(740);
  });

  it("shows a market that stands still in the middle", () => {
    const { levels, yOf } = priceScale("1.0000", "1.0000", "0.0001");
    expect(yOf("1.0000")).toBe(430);
    expect(levels.length).toBeGreaterThan(1);
  });

  const price = fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 10 }));
  const text = ([digits, places]: readonly [number, number]): string =>
    new Decimal(digits).shiftedBy(-places).toFixed();

  it("has a few levels at equal distances, within the picture, whatever the prices are", () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [low, high] = [text(one), text(other)].toSorted((a, b) => Number(a) - Number(b));
        const { levels, yOf } = priceScale(low ?? "", high ?? "", "0.0000000001");
        expect(levels.length).toBeLessThanOrEqual(7);
        expect(yOf(high ?? "")).toBeLessThanOrEqual(yOf(low ?? ""));
        const steps = levels
          .slice(1)
          .map((level, at) => new Decimal(level.price).minus(levels[at]?.price ?? 0));
        expect(new Set(steps.map((step) => step.toFixed())).size).toBeLessThanOrEqual(1);
        for (const { y } of levels) {
          expect(y).toBeGreaterThanOrEqual(39.9);
          expect(y).toBeLessThanOrEqual(960.1);
        }
      }),
    );
  });
});

describe("the scale of times", () => {
  const reported = (from: number, step: number, count: number, shift = 0): string[] =>
    timeScale(
      Array.from({ length: count }, (_, at) => from + at * step),
      placeOf(count),
      shift,
    ).map(({ start, unit }) => `${unit} ${new Date(start + shift).toISOString().slice(0, 16)}`);

  it.each([
    [
      "a day of quarters",
      reported(Date.UTC(2026, 10, 21, 13, 15), 15 * minute, 96),
      ["time 2026-11-21T18:00", "day 2026-11-22T00:00", "time 2026-11-22T06:00", "time 2026-11-22T12:00"],
    ],
    [
      "on the reader's clock",
      reported(Date.UTC(2026, 10, 21, 13, 15), 15 * minute, 96, 9 * hour),
      ["day 2026-11-22T00:00", "time 2026-11-22T06:00", "time 2026-11-22T12:00", "time 2026-11-22T18:00"],
    ],
    [
      "a week of hours",
      reported(Date.UTC(2026, 10, 21, 13), hour, 168),
      ["day 2026-11-23T00:00", "day 2026-11-25T00:00", "day 2026-11-27T00:00"],
    ],
    [
      "a year of days",
      reported(Date.UTC(2025, 10, 23), day, 365),
      ["year 2026-01-01T00:00", "month 2026-03-01T00:00", "month 2026-05-01T00:00", "month 2026-07-01T00:00"],
    ],
  ])("%s", (_, found, first) => {
    expect(found.slice(0, 4)).toEqual(first);
    expect(found.length).toBeLessThanOrEqual(7);
  });

  it("has room for every length of candle", () => {
    for (const step of [minute, 5 * minute, hour, 12 * hour, day, 7 * day, 30 * day]) {
      const { length } = reported(Date.UTC(2026, 4, 3, 7), step, 120);
      expect(length).toBeGreaterThan(1);
      expect(length).toBeLessThanOrEqual(7);
    }
  });

  it("stands where the reader has his day, whole days where UTC has them", () => {
    const at = Date.UTC(2026, 10, 21, 14, 15);
    expect(readersShift(at, "15m")).toBe(-new Date(at).getTimezoneOffset() * minute);
    expect(readersShift(at, "1w")).toBe(0);
  });
});

describe("paths", () => {
  it("of a line and of what is below it", () => {
    expect(linePaths([100, 50])).toEqual({
      line: "M250 100L750 50",
      area: "M250 100L750 50L750 1000H250Z",
    });
    expect(linePaths([100]).line).toBe("M0 100H1000");
  });

  it("of candles: what rose apart from what fell, each with a body that can be seen", () => {
    const yOf = (price: string): number => 1000 - Number(price);
    const rows = [
      candle(1, "300", "200", "400", "100"),
      candle(2, "200", "200", "200", "200"),
      candle(3, "100", "300", "", ""),
    ];
    expect(candlePaths(rows, yOf)).toEqual({
      up: "M50 700h233.3v100h-233.3zM383.4 800h233.3v5h-233.3z",
      down: "M716.7 700h233.3v200h-233.3z",
      upWicks: "M166.7 600V900M500 800V800",
      downWicks: "M833.3 900V900",
    });
  });

  it("of volumes, the largest as tall as their room", () => {
    const rows = [
      { ...candle(1, "2"), volume: "10" },
      { ...candle(2, "1", "2"), volume: "5" },
    ];
    expect(volumePaths(rows)).toEqual({
      upVolume: "M50 820h400v180h-400z",
      downVolume: "M550 910h400v90h-400z",
    });
    expect(volumePaths([{ ...candle(1, "2"), volume: "" }])).toEqual({ upVolume: "", downVolume: "" });
  });
});

describe("the marked extremes", () => {
  const rows = [candle(1, "5", "4", "9", "1"), candle(2, "7", "4", "8", "6"), candle(3, "3", "4", "4", "2")];
  it("are of closes on a line, of highs and lows on candles", () => {
    expect(chartExtremes(rows, "line")).toEqual({ high: { price: "7", at: 1 }, low: { price: "3", at: 2 } });
    expect(chartExtremes(rows, "candles")).toEqual({
      high: { price: "9", at: 0 },
      low: { price: "1", at: 0 },
    });
    expect(chartExtremes([], "line")).toBeNull();
  });
});

describe("the picture", () => {
  const parts = { kind: "line", marks: [], shiftMs: 0 } as const;
  it("has all that is shown, and nothing where there are no candles", () => {
    const picture = chartPicture([candle(minute, "90"), candle(2 * minute, "110.50")], parts);
    expect(picture).toMatchObject({
      kind: "line",
      newest: { price: "110.50", y: 120 },
      extremes: { high: { price: "110.50", x: 750, y: 120 }, low: { price: "90", x: 250, y: 740 } },
      closes: [740, 120],
      from: String(minute),
      summary: { trend: "up" },
    });
    expect(chartPicture([], parts)).toBeNull();
  });

  it("marks no extremes where nothing moved", () => {
    expect(chartPicture([candle(1, "5"), candle(2, "5.0")], parts)?.extremes).toBeNull();
  });

  it("reaches to the prices that are pointed out, however far away", () => {
    const rows = [candle(1, "90"), candle(2, "110")];
    const picture = chartPicture(rows, { ...parts, marks: ["200", "", "0"] });
    expect(picture?.marks).toEqual([{ price: "200", y: 120 }]);
    expect(picture?.newest.y).toBeGreaterThan(500);
  });
});
