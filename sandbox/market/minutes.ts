import { type Candle, quarterMs, trade } from "./candle.ts";
import { minuteMs } from "./candle-types.ts";
import { randomOf } from "./random.ts";

/** Minutes of a quarter of an hour. */
const inQuarter = quarterMs / minuteMs;
/** Kept as they were traded: more than any chart of minutes shows. Whole quarters. */
const storedMinutes = 20 * inQuarter;

/**
 * The quarter in minutes, `count` of them when it is still running: they join to the very quarter again. The same
 * ones every time.
 */
export function splitQuarter(seed: number, symbol: string, quarter: Candle, count = inQuarter): Candle[] {
  const random = randomOf(seed, symbol, "minutes", quarter.start);
  const { open, close, high, low } = quarter;
  const within = (price: number): number => Math.min(high, Math.max(low, Math.round(price)));
  const highAt = Math.floor(random.next() * count);
  const lowAt = Math.floor(random.next() * count);
  const minutes: Candle[] = [];
  let from = open;
  for (let at = 0; at < count; at += 1) {
    const share = (at + 1) / count;
    const wander = ((high - low) / 6) * random.gauss();
    const to = at === count - 1 ? close : within(open + (close - open) * share + wander);
    minutes.push({
      start: quarter.start + at * minuteMs,
      open: from,
      close: to,
      high: at === highAt ? high : Math.max(from, to),
      low: at === lowAt ? low : Math.min(from, to),
      volume: partOf(quarter.volume, at, count),
      turnover: partOf(quarter.turnover, at, count),
    });
    from = to;
  }
  return minutes;
}

/** Whole parts that add up to the whole. */
function partOf(whole: number, at: number, count: number): number {
  return Math.floor((whole * (at + 1)) / count) - Math.floor((whole * at) / count);
}

/** The newest minutes of a pair, as they are traded. */
export class Minutes {
  private list: Candle[];

  /** `running` is the quarter that has begun. */
  constructor(seed: number, symbol: string, running: Candle, now: number) {
    const begun = Math.min(inQuarter, Math.floor((now - running.start) / minuteMs) + 1);
    this.list = splitQuarter(seed, symbol, running, Math.max(1, begun));
  }

  /** Oldest first; the first begins a quarter, the last is running. */
  get candles(): readonly Candle[] {
    return this.list;
  }

  trade(now: number, price: number, lots: number, cents: number): void {
    this.roll(now);
    const running = this.list.at(-1);
    if (running !== undefined) trade(running, price, lots, cents);
  }

  /** Begins new minutes at the last price; after a long pause those that would not be kept are left out. */
  roll(now: number): void {
    const last = this.list.at(-1);
    if (last === undefined || now < last.start + minuteMs) return;
    const { close } = last;
    const oldest = Math.floor(now / quarterMs) * quarterMs - storedMinutes * minuteMs;
    if (last.start < oldest) this.list = [];
    for (let start = Math.max(last.start + minuteMs, oldest); start <= now; start += minuteMs) {
      this.list.push({ start, open: close, high: close, low: close, close, volume: 0, turnover: 0 });
    }
    while (this.list.length > storedMinutes + inQuarter) this.list.splice(0, inQuarter);
  }
}
