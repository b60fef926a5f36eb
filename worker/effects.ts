import type { EntryStore } from "./cache/persistent-cache.ts";
import type { Clock } from "./clock.ts";
import type { OpenSocket } from "./feed/connection.ts";
import type { Inflate } from "./feed/inflate.ts";
import type { Fetch } from "./http/http-message.ts";
import type { PageSinks } from "./topics/subscriptions.ts";

/** All that the worker does to the world, so that a test can be the world. */
export interface Effects extends PageSinks {
  readonly clock: Clock;
  readonly fetch: Fetch;
  readonly inflate: Inflate;
  readonly openSocket: OpenSocket;
  /** Where kept answers lie beyond the worker's life. */
  readonly store: EntryStore;
  /** Where money under way lies: apart from answers, which are dropped when room is short. */
  readonly intentStore: EntryStore;
  /** Unpredictable. */
  randomBytes(count: number): Uint8Array;
  /** The machine's wall clock, ms: it goes on while the machine sleeps, and may be set. */
  wallNow(): number;
  /** In [0, 1). */
  random(): number;
  /** Something that ought not to happen; the worker goes on. */
  readonly report: (what: string, cause: unknown) => void;
}
