import type { WireQuote } from "#shared/feed/frames.ts";
import {
  type Candle,
  dayMs,
  joinCandles,
  lotsOf,
  quarterMs,
  type Scale,
  textToUnits,
  trade,
  turnoverDecimals,
  unitsToText,
} from "./candle.ts";
import { type CandleType, candleStart, candlesBefore, type Piece, pieceOf } from "./candle-types.ts";
import { type Coin, quoteCoin } from "./coins.ts";
import { DayBook } from "./day-book.ts";
import { lastDay, olderCandles, type Past, windowQuarters } from "./history.ts";
import { Minutes, splitQuarter } from "./minutes.ts";
import { type Random, randomOf } from "./random.ts";
import type { StartPrice } from "./start-prices.ts";

/** A row of the feed: the wire's fields (R3.14, F7.4), all present. */
export type QuoteRecord = Required<WireQuote> & { readonly sn: string; readonly e: number };

/** One coin against USDT: its candles since a day before boot, and the walk of its price. */
export class Pair {
  readonly symbol: string;
  readonly coin: string;
  /** The price it began with. */
  readonly start: string;
  private readonly past: Past;
  private readonly random: Random;
  /** Quarters since a day before boot. */
  private readonly candles: Candle[];
  private readonly minutes: Minutes;
  private readonly days: DayBook;
  /** Of the 24 hours: all but the running candle's own part. */
  private earlier: Candle;
  private asOf: number;

  /** When trading began, ms. */
  readonly listedAt: number;

  constructor(coin: Coin, start: StartPrice, seed: number, now: number) {
    this.symbol = `${coin.coin}${quoteCoin}`;
    this.coin = coin.coin;
    this.start = start.last;
    this.past = pastOf(this.symbol, coin, start, seed);
    this.random = randomOf(seed, this.symbol, "walk");
    this.candles = lastDay(this.past, now);
    this.minutes = new Minutes(seed, this.symbol, this.running, now);
    this.days = new DayBook(this.past, this.candles[0]?.start ?? now);
    this.listedAt = Math.floor(now / dayMs) * dayMs - coin.listedDays * dayMs;
    this.earlier = this.joinEarlier();
    this.asOf = now;
  }

  private get running(): Candle {
    const candle = this.candles.at(-1);
    if (candle === undefined) throw new Error(`${this.symbol} has no candle`);
    return candle;
  }

  get last(): string {
    return unitsToText(this.running.close, this.past.scale.price);
  }

  /** One trade at a price a little off the last; `movesADay` sets how little. */
  move(now: number, movesADay: number): void {
    this.roll(now);
    const { last } = this.past.day;
    const { close } = this.running;
    const step = (this.past.volatility / Math.sqrt(movesADay)) * this.random.gauss();
    // A weak pull to where it began keeps a sandbox that runs for days in a sensible range.
    const pull = (this.past.pegged ? 2e-4 : 1e-6) * Math.log(last / close);
    const price = Math.max(1, Math.floor(close * Math.exp(step + pull) + this.random.next()));
    const cents = Math.round((this.past.dailyTurnover / movesADay) * 2 * this.random.next());
    this.trade(now, price, lotsOf(cents, price, this.past.scale), cents);
    this.asOf = now;
  }

  /** Sets the price. False when the text is not one that this pair can have. */
  setPrice(text: string, now: number): boolean {
    const price = textToUnits(text, this.past.scale.price);
    if (price === undefined) return false;
    this.roll(now);
    this.trade(now, price, 0, 0);
    this.asOf = now;
    return true;
  }

  private trade(now: number, price: number, lots: number, cents: number): void {
    trade(this.running, price, lots, cents);
    this.minutes.trade(now, price, lots, cents);
  }

  /** Begins new quarters when the clock has passed the running one. */
  private roll(now: number): void {
    if (now < this.running.start + quarterMs) return;
    while (now >= this.running.start + quarterMs) {
      const { close, start } = this.running;
      const begun = { open: close, high: close, low: close, close, volume: 0, turnover: 0 };
      this.candles.push({ start: start + quarterMs, ...begun });
    }
    this.earlier = this.joinEarlier();
  }

  private joinEarlier(): Candle {
    const window = this.candles.slice(-windowQuarters - 1, -1);
    return joinCandles(window[0]?.start ?? 0, window);
  }

  record(): QuoteRecord {
    const day = joinCandles(this.earlier.start, [this.earlier, this.running]);
    const { price, volume } = this.past.scale;
    const text = (units: number): string => unitsToText(units, price);
    return {
      t: this.asOf,
      s: this.symbol,
      sn: this.symbol,
      c: text(day.close),
      h: text(day.high),
      l: text(day.low),
      o: text(day.open),
      v: unitsToText(day.volume, volume),
      qv: unitsToText(day.turnover, turnoverDecimals),
      m: (Math.round(((day.close - day.open) / day.open) * 10_000) / 10_000 + 0).toFixed(4),
      e: 301,
    };
  }

  /**
   * Candles of a kind, newest first, as of a moment: the first is unfinished at `now`. As many as there are since the
   * pair was listed, at most `limit`.
   */
  klines(type: CandleType, limit: number, now: number, until = now): Candle[] {
    this.roll(now);
    this.minutes.roll(now);
    const newest = candleStart(type, Math.min(until, now));
    const from = Math.max(candlesBefore(type, newest, limit - 1), candleStart(type, this.listedAt));
    const buckets = new Map<number, Candle[]>();
    for (const part of this.pieces(pieceOf(type), from, candlesBefore(type, newest, -1))) {
      const start = candleStart(type, part.start);
      if (start > newest) break;
      const bucket = buckets.get(start);
      if (bucket === undefined) buckets.set(start, [part]);
      else bucket.push(part);
    }
    return [...buckets].map(([start, group]) => joinCandles(start, group)).toReversed();
  }

  /** What it stood at as the quarter of an hour of a moment began; undefined before it was listed. */
  priceAt(at: number, now: number): string | undefined {
    const [quarter] = this.klines("15m", 1, now, at);
    return quarter && unitsToText(quarter.open, this.past.scale.price);
  }

  /** Its first price of a UTC day that has begun (midnight, ms): no later trade changes it. None before it was listed. */
  openOf(midnight: number): string | undefined {
    if (midnight < this.listedAt) return undefined;
    this.roll(midnight);
    const [first] = this.pieces("day", midnight, midnight + dayMs);
    return first && unitsToText(first.open, this.past.scale.price);
  }

  /** Pieces from `from` on, oldest first; of those that begin at `before` or later, only what is at hand anyway. */
  private pieces(piece: Piece, from: number, before: number): Candle[] {
    const began = this.candles[0]?.start ?? from;
    if (piece === "day")
      return [...this.days.since(from), ...this.candles.filter((one) => one.start >= from)];
    if (piece === "quarter") {
      const older = olderCandles(this.past, from, began, before);
      return [...older, ...this.candles.filter((one) => one.start >= from)];
    }
    const traded = this.minutes.candles.filter((one) => one.start >= from);
    const until = this.minutes.candles[0]?.start ?? from;
    const end = Math.min(until, before);
    const quarters = this.pieces("quarter", candleStart("15m", from), end).filter((one) => one.start < end);
    const split = quarters.flatMap((one) => splitQuarter(this.past.seed, this.symbol, one));
    return [...split.filter((one) => one.start >= from), ...traded];
  }

  /** A candle as the row of `market.klines`. */
  klineRow(candle: Candle): [string, string, string, string, string, string, string] {
    const { price, volume } = this.past.scale;
    const text = (units: number): string => unitsToText(units, price);
    return [
      String(candle.start),
      text(candle.open),
      text(candle.high),
      text(candle.low),
      text(candle.close),
      unitsToText(candle.volume, volume),
      unitsToText(candle.turnover, turnoverDecimals),
    ];
  }
}

function pastOf(symbol: string, coin: Coin, start: StartPrice, seed: number): Past {
  const scale = scaleOf(start.last);
  const units = (text: string): number => {
    const value = textToUnits(text, scale.price);
    if (value === undefined) throw new Error(`${symbol}: ${text} is not a price`);
    return value;
  };
  const last = units(start.last);
  const high = units(start.high);
  const low = units(start.low);
  const open = Math.min(high, Math.max(low, Math.round(last / (1 + start.change / 100))));
  return {
    symbol,
    seed,
    scale,
    day: { open, high, low, last },
    dailyTurnover: Math.round(start.turnover * 1e8),
    volatility: coin.pegged ? 0.0006 : 0.012 + Math.min(0.03, (high - low) / last / 3),
    pegged: coin.pegged,
  };
}

function scaleOf(price: string): Scale {
  const decimals = price.split(".")[1]?.length ?? 0;
  const value = Number(price);
  if (value >= 100) return { price: decimals, volume: 4 };
  return { price: decimals, volume: value >= 1 ? 2 : 0 };
}
