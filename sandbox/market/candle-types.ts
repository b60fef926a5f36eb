import { apiIntervals, type KlineInterval } from "#shared/contract/market.ts";
import { dayMs, quarterMs } from "./candle.ts";

/** Kinds of candles (F7.2). Days begin at midnight, weeks on Monday, months on the first, UTC. */
export type CandleType = KlineInterval;

type ApiInterval = (typeof apiIntervals)[CandleType];

const types = new Map(
  Object.entries(apiIntervals).map(([type, interval]) => [interval, type] as [ApiInterval, CandleType]),
);

/** The kind that an interval of the API names. */
export function candleTypeOf(interval: ApiInterval): CandleType {
  return types.get(interval) ?? "1m";
}

export const minuteMs = 60_000;
const hourMs = 3_600_000;
/** 1970-01-05 was a Monday. */
const mondayMs = 4 * dayMs;

/** Lengths of those that have one; a month has its own. */
const lengths: Readonly<Record<Exclude<CandleType, "1M">, number>> = {
  "1m": minuteMs,
  "3m": 3 * minuteMs,
  "5m": 5 * minuteMs,
  "15m": quarterMs,
  "30m": 2 * quarterMs,
  "1h": hourMs,
  "2h": 2 * hourMs,
  "4h": 4 * hourMs,
  "6h": 6 * hourMs,
  "12h": 12 * hourMs,
  "1d": dayMs,
  "1w": 7 * dayMs,
};

/** What a kind is put together of: the longest pieces that fill it without rest. */
export type Piece = "minute" | "quarter" | "day";

export function pieceOf(type: CandleType): Piece {
  if (type === "1M" || lengths[type] >= dayMs) return "day";
  return lengths[type] % quarterMs === 0 ? "quarter" : "minute";
}

export function isCandleType(value: unknown): value is CandleType {
  return value === "1M" || (typeof value === "string" && Object.hasOwn(lengths, value));
}

/** Start of the candle that holds a moment, ms. */
export function candleStart(type: CandleType, at: number): number {
  if (type === "1M") return monthStart(at, 0);
  const length = lengths[type];
  const shift = type === "1w" ? mondayMs : 0;
  return Math.floor((at - shift) / length) * length + shift;
}

/** Start of the candle `count` before the one that starts at `start`. */
export function candlesBefore(type: CandleType, start: number, count: number): number {
  return type === "1M" ? monthStart(start, count) : start - count * lengths[type];
}

function monthStart(at: number, monthsBack: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsBack);
}
