import type { WireQuote } from "#shared/feed/frames.ts";

/**
 * The raw quotes of the feed, merged by symbol (domain-fields 7). Rows are never changed in place: a row that is still
 * the same object has not changed, which is how readers find what is new without keeping a list of it.
 */
export class QuoteBook {
  private rows = new Map<string, WireQuote>();
  private listed = false;

  /**
   * A full list replaces everything, changes replace or amend the rows they name. `sendTime`: server ms, 0 when the
   * frame does not tell. A row without a time of its own has the frame's, and none is newer than its frame: one row
   * from the future would make all others look old.
   */
  apply(full: boolean, rows: readonly WireQuote[], sendTime = 0): void {
    if (full) {
      this.rows = new Map();
      this.listed = true;
    }
    const all = this.rows;
    for (const row of rows) {
      const timed = sendTime > 0 && !(Number(row.t) <= sendTime) ? { ...row, t: sendTime } : row;
      const known = isWhole(timed) ? undefined : all.get(timed.s);
      all.set(timed.s, known === undefined ? timed : { ...known, ...timed });
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

  get size(): number {
    return this.rows.size;
  }
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
