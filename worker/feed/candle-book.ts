import type { WireCandle } from "#shared/feed/frames.ts";

/** Longer than any chart: a server that never stops listing must not fill the memory. */
export const maxCandles = 1500;

/** The candles of the feed by channel, each channel's oldest first. A candle is never changed in place. */
export class CandleBook {
  private readonly channels = new Map<string, readonly WireCandle[]>();

  /** A full list replaces the channel's candles, changes replace those of the same start or follow them. */
  apply(channel: string, full: boolean, rows: readonly WireCandle[]): void {
    const known = new Map(this.of(channel).map((row) => [Number(row.t), row]));
    const byStart = full ? new Map<number, WireCandle>() : known;
    for (const row of rows) {
      const start = Number(row.t);
      const before = known.get(start);
      // A list that is requested again repeats what has not moved.
      byStart.set(start, before && isSame(before, row) ? before : row);
    }
    const sorted = [...byStart].toSorted(([a], [b]) => a - b).map(([, row]) => row);
    this.channels.set(channel, sorted.slice(-maxCandles));
  }

  /** The same array for as long as nothing changed in it. */
  of(channel: string): readonly WireCandle[] {
    return this.channels.get(channel) ?? noCandles;
  }

  forget(channel: string): void {
    this.channels.delete(channel);
  }
}

const noCandles: readonly WireCandle[] = [];

function isSame(one: WireCandle, other: WireCandle): boolean {
  return (
    one.c === other.c && one.h === other.h && one.l === other.l && one.o === other.o && one.v === other.v
  );
}
