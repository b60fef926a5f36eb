import type { WireQuote } from "#shared/feed/frames.ts";

/** Clocks differ; a time further ahead of server time than this is a mistake, not a time. */
export const aheadMs = 60_000;

/** When a frame was sent, server ms, 0 when it does not report, and when it came, by server time. */
export interface FrameTimes {
  readonly sendTime: number;
  readonly now?: number;
}

/**
 * The raw quotes of the feed, merged by symbol (F7.5). Rows are never changed in place: a row that is still
 * the same object has not changed, which is how readers find what is new without keeping a list of it.
 */
export class QuoteBook {
  private rows = new Map<string, WireQuote>();
  private listed = false;
  private newest = 0;

  /**
   * A full list replaces everything, changes replace or amend the rows they name. A row without a time of its own has
   * the frame's, and none is newer than its frame: one row from the future would make all others look old. Where no
   * time is told, or one too far ahead of server time, it is a quote that was received now, since it was sent now.
   */
  apply(full: boolean, rows: readonly WireQuote[], times: FrameTimes = { sendTime: 0 }): void {
    if (full) {
      this.rows = new Map();
      this.listed = true;
    }
    const all = this.rows;
    for (const row of rows) {
      const timed = withTime(row, times);
      const known = all.get(timed.s);
      // A change of before what is known, in a dated frame: told again, or late.
      if (times.sendTime > 0 && Number(row.t) < Number(known?.t)) continue;
      this.newest = Math.max(this.newest, Number(timed.t) || 0);
      all.set(timed.s, known === undefined || isWhole(timed) ? timed : { ...known, ...timed });
    }
  }

  get(symbol: string): WireQuote | undefined {
    return this.rows.get(symbol);
  }

  symbols(): Iterable<string> {
    return this.rows.keys();
  }

  /** True once a full list came: from then on a symbol that is not in here is not traded. */
  get complete(): boolean {
    return this.listed;
  }

  /** The time of the newest row there was, server ms: a list of before may be told again. 0 where none tells it. */
  get newestAt(): number {
    return this.newest;
  }

  get size(): number {
    return this.rows.size;
  }
}

function withTime(row: WireQuote, { sendTime, now }: FrameTimes): WireQuote {
  if (sendTime > 0) return Number(row.t) <= sendTime ? row : { ...row, t: sendTime };
  return now === undefined || Number(row.t) <= now + aheadMs ? row : { ...row, t: Math.round(now) };
}

/** Names every figure, so that nothing of the row before remains: no copy is needed. */
function isWhole(row: WireQuote): boolean {
  const { m, h, l, v, qv, t, o } = row;
  return (
    m !== undefined &&
    h !== undefined &&
    l !== undefined &&
    v !== undefined &&
    qv !== undefined &&
    t !== undefined &&
    o !== undefined &&
    row.c !== undefined
  );
}
