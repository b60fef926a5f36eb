/**
 * Market figures are whole numbers of the pair's smallest unit: prices in steps, volume in lots, turnover in cents of
 * the quote coin. So they are exact and print with the pair's own decimals.
 */
export interface Candle {
  /** Start of its quarter of an hour, ms. */
  readonly start: number;
  readonly open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  turnover: number;
}

export const quarterMs = 900_000;
export const dayMs = 86_400_000;

/** Decimals of a pair's figures. */
export interface Scale {
  readonly price: number;
  readonly volume: number;
}

export const turnoverDecimals = 2;

/** Whole units as decimal text: 9421840 with 2 decimals is "94218.40". */
export function unitsToText(units: number, decimals: number): string {
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The reverse. Undefined for text that is not a positive number of whole units. */
export function textToUnits(text: string, decimals: number): number | undefined {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[2] ?? "";
  if (match === null || fraction.length > decimals) return undefined;
  const units = Number(`${match[1]}${fraction.padEnd(decimals, "0")}`);
  return Number.isSafeInteger(units) && units > 0 ? units : undefined;
}

/** What `cents` of turnover buy at a price, in lots. */
export function lotsOf(cents: number, price: number, scale: Scale): number {
  return Math.round((cents * 10 ** (scale.price + scale.volume - turnoverDecimals)) / price);
}

/** Takes one trade into the candle. */
export function trade(candle: Candle, price: number, lots: number, cents: number): void {
  candle.close = price;
  candle.high = Math.max(candle.high, price);
  candle.low = Math.min(candle.low, price);
  candle.volume += lots;
  candle.turnover += cents;
}

/** Joins candles, oldest first, into one that starts at `start`. */
export function joinCandles(start: number, parts: readonly Candle[]): Candle {
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined) throw new Error("No candles to join");
  const joined: Candle = {
    ...first,
    start,
    close: last.close,
    high: 0,
    low: Infinity,
    volume: 0,
    turnover: 0,
  };
  for (const part of parts) {
    joined.high = Math.max(joined.high, part.high);
    joined.low = Math.min(joined.low, part.low);
    joined.volume += part.volume;
    joined.turnover += part.turnover;
  }
  return joined;
}
