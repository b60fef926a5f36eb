import type { TimePlace } from "../../contract/chart.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** What each takes of the narrowest picture, that of a phone, with the space beside it, in thousandths. */
const widths: Readonly<Record<TimePlace["unit"], number>> = { time: 165, day: 230, month: 155, year: 155 };
/** A time nearer to an edge would be cut, in thousandths. */
const edge = 30;

const clockSteps = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * minuteMs),
  ...[1, 2, 3, 4, 6, 12].map((count) => count * hourMs),
  ...[1, 2, 5, 7, 14].map((count) => count * dayMs),
];
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600];

/** In which stretch of its kind a time falls: candles of two stretches have the mark of a step between them. */
type StretchOf = (local: number) => number;

const stretches: readonly StretchOf[] = [
  ...clockSteps.map(
    (step): StretchOf =>
      (local) =>
        Math.floor(local / step),
  ),
  ...monthSteps.map(
    (step): StretchOf =>
      (local) =>
        Math.floor(monthsOf(local) / step),
  ),
];

/**
 * Which candles have their time told: those that a round stretch of time begins with, at the finest that leaves room.
 * `shiftMs`: what the reader's clock is ahead of UTC.
 */
export function timeScale(
  starts: readonly number[],
  xOf: (at: number) => number,
  shiftMs: number,
): readonly TimePlace[] {
  const local = starts.map((start) => start + shiftMs);
  for (const stretchOf of stretches) {
    const places = beginnings(local, stretchOf)
      .map((at) => ({ start: starts[at] ?? 0, x: xOf(at), unit: unitAt(local, at) }))
      .filter(({ x }) => x >= edge && x <= 1000 - edge);
    if (places.every((place, at) => standsApart(places[at - 1], place))) return places;
  }
  return [];
}

/** Whether nothing of the one is written over the other. */
function standsApart(before: TimePlace | undefined, { x, unit }: TimePlace): boolean {
  return before === undefined || x - before.x >= (widths[before.unit] + widths[unit]) / 2;
}

function beginnings(local: readonly number[], stretchOf: StretchOf): readonly number[] {
  return [...local.keys()].filter((at) => {
    const now = local[at] ?? 0;
    // Of the first candle nobody knows what came before: a moment before it stands for that.
    return stretchOf(now) !== stretchOf(local[at - 1] ?? now - 1);
  });
}

/** The largest unit that begins between a candle and the one before. */
function unitAt(local: readonly number[], at: number): TimePlace["unit"] {
  const now = local[at] ?? 0;
  const before = local[at - 1] ?? now - 1;
  const [month, monthBefore] = [monthsOf(now), monthsOf(before)];
  if (Math.floor(month / 12) !== Math.floor(monthBefore / 12)) return "year";
  if (month !== monthBefore) return "month";
  return Math.floor(now / dayMs) === Math.floor(before / dayMs) ? "time" : "day";
}

/** Months since year 0. */
function monthsOf(local: number): number {
  const date = new Date(local);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
