import type { WireQuote } from "#shared/feed/frames.ts";

/**
 * The raw quotes of the feed, merged by symbol (domain-fields 7). Rows are never changed in place: a row that is still
 * the same object has not changed, which is how readers find what is new without keeping a list of it.
 */
export class QuoteBook {
  private rows = new Map<string, WireQuote>();
  private listed = false;

  /** A full list replaces everything, changes replace or amend the rows they name. */
  apply(full: boolean, rows: readonly WireQuote[]): void {
    if (full) {
      this.rows = new Map(rows.map((row) => [row.s, row]));
      this.listed = true;
      return;
    }
    for (const row of rows) {
      const known = this.rows.get(row.s);
      this.rows.set(row.s, known ? { ...known, ...row } : row);
    }
  }

  get(symbol: string): WireQuote | undefined {
    return this.rows.get(symbol);
  }

  /** True once a full list came: from then on a symbol that is not in here is not traded. */
  get complete(): boolean {
    return this.listed;
  }

  get size(): number {
    return this.rows.size;
  }
}
