import type { Facts } from "#shared/domain/record-facts.ts";

/** What a ledger is read by: its windows, its pages, and what tells its entries apart. */

export interface Window {
  /** ms; the start counts, the end does not. */
  readonly start: number;
  readonly end: number;
}

export interface LedgerPage<R> {
  readonly rows: readonly R[];
  /** "" at the end of the window. */
  readonly next: string;
  /** At the end of a window: when the newest entry before it was made, ms, 0 for none; undefined where nobody says. */
  readonly earlierAt: number | undefined;
}

/** What tells entries apart, "" where nothing does, and when they were made: the newest come first. */
export interface EntryMarks<R> {
  readonly idOf: (row: R) => string;
  readonly timeOf: (row: R) => number;
  /** What never changes of an entry. */
  readonly factsOf: Facts<R>;
  /** Whose entry it is: of one member are all of them. Absent where none says. */
  readonly ownerOf?: (row: R) => string;
}

/** Null for who is signed out. Rejects where the page cannot be read. */
export type ReadPage<R> = (window: Window, cursor: string) => Promise<LedgerPage<R> | null>;

export interface Span {
  /** Absent: as far back as there is anything. */
  readonly startTime?: number | undefined;
  readonly endTime: number;
}
