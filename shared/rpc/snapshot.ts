/** What a topic sends: a full picture first, then only rows that changed (D3.4). */

/**
 * `live`: the server spoke lately. `stale`: it did not, the rows are old. `connecting`: nothing came yet, or all that came is
 * out of date; without rows that is no picture, and the next snapshot has all rows.
 */
export type TopicStatus = "live" | "stale" | "connecting" | "closed";

export interface TopicRow {
  /** Identifies the row within its topic. */
  readonly key: string;
}

export interface Snapshot<R extends TopicRow> {
  /** Raised each time the worker is born again: a page drops what an older epoch still sends. */
  readonly epoch: number;
  /** Counts up by one a snapshot within a subscription. */
  readonly seq: number;
  /** How many amendments of its subscription it answers; the first snapshot of each is full. */
  readonly edition: number;
  /** Server time of the newest figure in it, ms; 0 when there is none. */
  readonly asOf: number;
  readonly status: TopicStatus;
  /** True: `rows` replace all. False: `rows` replace those of the same key. */
  readonly full: boolean;
  readonly rows: readonly R[];
}

/** The page's end of a subscription. The worker awaits it before it sends the next: newer replaces older. */
export type Sink<R extends TopicRow> = (snapshot: Snapshot<R>) => void;
