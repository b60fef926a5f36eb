import { type Candle, dayMs, lotsOf, quarterMs, type Scale } from "./candle.ts";
import { type Random, randomOf } from "./random.ts";

/**
 * The past of a pair, made backwards from where it stands at boot: the last day keeps to the stated open, high and
 * low; every day before is a bridge between two midnights, drawn from the seed when somebody requests it.
 */
export interface Past {
  readonly symbol: string;
  readonly seed: number;
  readonly scale: Scale;
  /** Where the day leads: prices in steps. */
  readonly day: { readonly open: number; readonly high: number; readonly low: number; readonly last: number };
  /** Cents of turnover a day. */
  readonly dailyTurnover: number;
  /** Deviation of a day's logarithmic change. */
  readonly volatility: number;
  readonly pegged: boolean;
}

/** Quarters of an hour in the 24-hour window beside the running one. */
export const windowQuarters = 96;

/** The 96 finished quarters before `now` and the running one, oldest first. */
export function lastDay(past: Past, now: number): Candle[] {
  const { open, high, low, last } = past.day;
  const count = windowQuarters + 1;
  const random = randomOf(past.seed, past.symbol, "last day");
  const path = bridge(random, open, last, count, (high - low) / 3, low, high);
  const start = Math.floor(now / quarterMs) * quarterMs - windowQuarters * quarterMs;
  const candles = candlesOf(past, random, path, start, (high - low) / 24, low, high);
  const highest = candles.reduce((best, one) => (one.high > best.high ? one : best));
  const lowest = candles.reduce((best, one) => (one.low < best.low ? one : best));
  highest.high = high;
  lowest.low = low;
  return candles;
}

/**
 * Quarters from `from` up to, not including, `until`, which is where {@link lastDay} begins; none that begin at `before`
 * or later.
 */
export function olderCandles(past: Past, from: number, until: number, before: number): Candle[] {
  const days: Candle[][] = [];
  if (from >= until) return [];
  let midnight = until;
  for (const day of olderDays(past, until, before)) {
    days.push(day);
    midnight = Math.floor((midnight - 1) / dayMs) * dayMs;
    if (midnight <= from) break;
  }
  return days
    .toReversed()
    .flat()
    .filter((candle) => candle.start >= from && candle.start < before);
}

/**
 * The quarters of each day before `until`, the newest day first, without end. Days that begin at `before` or later are
 * passed over: they come empty, since drawing years of them to show an old one would take seconds.
 */
export function* olderDays(past: Past, until: number, before = Infinity): Generator<Candle[], never> {
  let end = until;
  let close = past.day.open;
  for (;;) {
    const midnight = Math.floor((end - 1) / dayMs) * dayMs;
    const random = randomOf(past.seed, past.symbol, "day", midnight);
    const open = openOf(past, random, close);
    if (midnight >= before) {
      yield [];
      close = open;
      end = midnight;
      continue;
    }
    const swing = past.volatility * open;
    const count = (end - midnight) / quarterMs;
    const path = bridge(random, open, close, count, swing / 2, 1, Infinity);
    yield candlesOf(past, random, path, midnight, swing / 12, 1, Infinity);
    close = open;
    end = midnight;
  }
}

function openOf(past: Past, random: Random, close: number): number {
  const base = past.pegged ? past.day.last : close;
  return Math.max(1, Math.round(base * Math.exp(random.gauss() * past.volatility)));
}

/** `count + 1` prices from one to the other, wandering by about `amplitude`, within bounds. */
function bridge(
  random: Random,
  from: number,
  to: number,
  count: number,
  amplitude: number,
  low: number,
  high: number,
): number[] {
  const walk = [0];
  for (let i = 1; i <= count; i += 1) walk.push((walk[i - 1] ?? 0) + random.gauss());
  const end = walk[count] ?? 0;
  return walk.map((position, i) => {
    const share = i / count;
    const noise = ((position - share * end) * amplitude) / Math.sqrt(count);
    const price = Math.round(from + (to - from) * share + noise);
    return Math.min(high, Math.max(low, 1, price));
  });
}

function candlesOf(
  past: Past,
  random: Random,
  path: readonly number[],
  start: number,
  wick: number,
  low: number,
  high: number,
): Candle[] {
  return path.slice(1).map((close, i) => {
    const open = path[i] ?? close;
    const up = Math.round(random.next() * wick);
    const down = Math.round(random.next() * wick);
    const turnover = Math.round((past.dailyTurnover / windowQuarters) * (0.4 + 1.2 * random.next()));
    return {
      start: start + i * quarterMs,
      open,
      close,
      high: Math.min(high, Math.max(open, close) + up),
      low: Math.max(low, 1, Math.min(open, close) - down),
      volume: lotsOf(turnover, close, past.scale),
      turnover,
    };
  });
}
