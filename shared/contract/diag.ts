import type { TopicStatus } from "../rpc/snapshot.ts";
import type { TopicDefinition } from "./define.ts";
import type { ConnectionState } from "./market.ts";

/** What the worker reports of itself to a developer (docs/profiling.md): figures and names, never what was sent or answered. */

/**
 * Stretches of work that are timed. `inflate` and `taken` wait for something else in between (the platform's
 * decompression, the page), the others only compute.
 */
export type DiagStage =
  /** A frame's bytes to text. */
  | "inflate"
  /** A frame's text to a message. */
  | "parse"
  /** The rows of one topic. */
  | "derive"
  /** A snapshot handed to the thread boundary. */
  | "publish"
  /** From there until the page was through with it. */
  | "taken";

/** Over the last 10 s, in microseconds; 0 when nothing was timed. */
export interface DiagTimes {
  readonly count: number;
  readonly meanUs: number;
  readonly p95Us: number;
}

export interface DiagCall {
  /** Counts up, so that equal calls can be told apart. */
  readonly no: number;
  readonly name: string;
  readonly ms: number;
  /** `ok`, `anonymous`, or the code of the error. */
  readonly outcome: string;
}

export interface DiagError {
  readonly no: number;
  readonly code: string;
  /** The call, or which part of the worker met it. */
  readonly call: string;
  /** Server time, ms. */
  readonly at: number;
}

/** What happens each second. */
export interface DiagRates {
  readonly frames: number;
  /** Bytes of the feed as they came. */
  readonly wireBytes: number;
  /** Characters of its text, which are bytes where it is ASCII. */
  readonly textBytes: number;
  readonly snapshots: number;
  readonly rows: number;
}

export interface DiagRow {
  readonly key: "worker";
  readonly epoch: number;
  readonly state: ConnectionState;
  readonly status: TopicStatus;
  /** Server time of the newest frame, ms; 0 before the first. */
  readonly lastFrameAt: number;
  /** Server time of the newest figure that the page has taken, ms; 0 when there was none. */
  readonly takenAsOf: number;
  /** Sockets opened after the first, since somebody watches. So are all counts below. */
  readonly reconnects: number;
  readonly perSecond: DiagRates;
  readonly times: Readonly<Record<DiagStage, DiagTimes>>;
  /** Frames that are being inflated. */
  readonly inflating: number;
  /** Open subscriptions by topic. */
  readonly topics: readonly { readonly topic: string; readonly count: number }[];
  readonly cache: { readonly hits: number; readonly misses: number; readonly size: number };
  readonly callsInFlight: number;
  /** Newest first, at most 20. */
  readonly calls: readonly DiagCall[];
  /** Newest first, at most 20. */
  readonly errors: readonly DiagError[];
  /** Server time less this machine's; null before the first answer reported it. */
  readonly clockOffsetMs: number | null;
  /** Events and lines that wait for the collectors. */
  readonly telemetryQueue: number;
  /** Whether requests are signed and answers verified; "no keys" is closed on a production host. */
  readonly signing: "on" | "none (configured)" | "no keys";
}

export interface DiagTopics {
  /** Once a second, while somebody watches. */
  diag: TopicDefinition<Record<string, never>, DiagRow>;
}
