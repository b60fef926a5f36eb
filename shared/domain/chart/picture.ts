import type { ChartParams, ChartPicture } from "../../contract/chart.ts";
import type { CandleRow } from "../../contract/market.ts";
import { compareDecimalText, isZeroText } from "../decimal-text.ts";
import { decimalsOf } from "../plain-amount.ts";
import { chartExtremes, type Extreme } from "./extremes.ts";
import { candlePaths, linePaths, placeOf, volumePaths } from "./paths.ts";
import { priceScale } from "./price-scale.ts";
import { chartSummary } from "./summary.ts";
import { timeScale } from "./time-scale.ts";

export interface PictureParts {
  readonly kind: ChartParams["kind"];
  /** Decimal text; what is no price is not drawn. */
  readonly marks: readonly string[];
  /** What the reader's clock is ahead of UTC, ms. */
  readonly shiftMs: number;
}

/** All that the chart shows of these candles, oldest first. Null without any. */
export function chartPicture(
  candles: readonly CandleRow[],
  { kind, marks, shiftMs }: PictureParts,
): ChartPicture | null {
  const summary = chartSummary(candles);
  const extremes = chartExtremes(candles, kind);
  const [oldest] = candles;
  if (summary === null || extremes === null || oldest === undefined) return null;
  const levels = marks.filter((price) => price !== "" && !isZeroText(price));
  const { high, low } = extremes;
  const [lowest = low.price, highest = high.price] = endsOf([low.price, high.price, ...levels]);
  const scale = priceScale(lowest, highest, smallestStep(summary.last));
  const { yOf } = scale;
  const xOf = placeOf(candles.length);
  const closes = candles.map(({ close }) => yOf(close));
  const pointOf = ({ price, at }: Extreme) => ({ price, x: xOf(at), y: yOf(price) });
  return {
    kind,
    paths: {
      ...(kind === "line" ? linePaths(closes) : candlePaths(candles, yOf)),
      ...volumePaths(candles),
    },
    levels: scale.levels,
    times: timeScale(
      candles.map(({ key }) => Number(key)),
      xOf,
      shiftMs,
    ),
    newest: { price: summary.last, y: yOf(summary.last) },
    marks: levels.map((price) => ({ price, y: yOf(price) })),
    extremes:
      compareDecimalText(high.price, low.price) === 0 ? null : { high: pointOf(high), low: pointOf(low) },
    closes,
    from: oldest.key,
    summary,
  };
}

function endsOf(prices: readonly string[]): readonly (string | undefined)[] {
  const sorted = prices.toSorted(compareDecimalText);
  return [sorted[0], sorted.at(-1)];
}

/** Prices from a thousand on are written whole, others with the pair's own decimals. */
function smallestStep(last: string): string {
  const decimals = compareDecimalText(last, "1000") >= 0 ? 0 : decimalsOf(last);
  return decimals === 0 ? "1" : `0.${"1".padStart(decimals, "0")}`;
}
