import type { ChartPaths } from "../../contract/chart.ts";
import type { CandleRow } from "../../contract/market.ts";
import { compareDecimalText } from "../decimal-text.ts";
import { tenth } from "./price-scale.ts";

/** SVG paths in a square of 1000 by 1000. Numbers here are pixels' neighbours, not money. */

const bottom = 1000;
const width = 1000;
/** The tallest bar of volume. */
const volumeHeight = 180;
/** Shares of a candle's room that its body and its volume take. */
const bodyShare = 0.7;
const volumeShare = 0.8;
/** A body that has no height is a stroke. */
const minBody = 5;

/** The middle of a candle's room. */
export function placeOf(count: number): (at: number) => number {
  return (at) => tenth(((at + 0.5) * width) / count);
}

/** The closes as a line and what is below it; one candle alone is a line across. */
export function linePaths(closes: readonly number[]): Pick<ChartPaths, "line" | "area"> {
  const xOf = placeOf(closes.length);
  const [only] = closes;
  const line =
    closes.length === 1
      ? `M0 ${only}H${width}`
      : closes.map((y, at) => `${at === 0 ? "M" : "L"}${xOf(at)} ${y}`).join("");
  const [from, to] = closes.length === 1 ? [0, width] : [xOf(0), xOf(closes.length - 1)];
  return { line, area: `${line}L${to} ${bottom}H${from}Z` };
}

/** Bodies and wicks, those that rose apart from those that fell. */
export function candlePaths(
  candles: readonly CandleRow[],
  yOf: (price: string) => number,
): Pick<ChartPaths, "up" | "down" | "upWicks" | "downWicks"> {
  const bodies = { up: "", down: "" };
  const wicks = { up: "", down: "" };
  const xOf = placeOf(candles.length);
  const body = tenth((bodyShare * width) / candles.length);
  for (const [at, candle] of candles.entries()) {
    const { open, high, low, close } = candle;
    const way = wayOf(candle);
    const x = xOf(at);
    const [openY, closeY] = [yOf(open || close), yOf(close)];
    const top = Math.min(openY, closeY);
    const tall = Math.max(minBody, Math.abs(openY - closeY));
    bodies[way] += bar(x - body / 2, top, body, tall);
    wicks[way] += `M${x} ${yOf(high || close)}V${yOf(low || close)}`;
  }
  return { up: bodies.up, down: bodies.down, upWicks: wicks.up, downWicks: wicks.down };
}

/** The volumes at the picture's foot, the largest as tall as their room. */
export function volumePaths(candles: readonly CandleRow[]): Pick<ChartPaths, "upVolume" | "downVolume"> {
  const bars = { up: "", down: "" };
  const volumes = candles.map(({ volume }) => Number(volume) || 0);
  const max = Math.max(...volumes);
  const xOf = placeOf(candles.length);
  const wide = tenth((volumeShare * width) / candles.length);
  for (const [at, candle] of candles.entries()) {
    const tall = max > 0 ? tenth(((volumes[at] ?? 0) / max) * volumeHeight) : 0;
    if (tall > 0) bars[wayOf(candle)] += bar(xOf(at) - wide / 2, bottom - tall, wide, tall);
  }
  return { upVolume: bars.up, downVolume: bars.down };
}

function wayOf({ open, close }: CandleRow): "up" | "down" {
  return open !== "" && compareDecimalText(close, open) < 0 ? "down" : "up";
}

function bar(x: number, y: number, wide: number, tall: number): string {
  return `M${tenth(x)} ${tenth(y)}h${wide}v${tenth(tall)}h${-wide}z`;
}
