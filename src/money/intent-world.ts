import type { Clock } from "#shared/clock.ts";
import type { MoneyCallName } from "#shared/contract/index.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { ActionRun } from "#src/bridge/action-run.ts";
import type { Ending, OpenIntent } from "./intent.ts";
import type { IntentLocks } from "./intent-locks.ts";

/** What the page's intents need of the world; given in, so that every path is a fast test. */
export interface IntentWorld {
  action(call: string): ActionRun<MoneyCallName>;
  /** Never rejects. */
  readonly journal: {
    /** Whether it may repeat what was sent before: then it must not be. */
    keep(intent: StoredIntent): Promise<boolean>;
    /** Not whole: there may be more, which cannot be read now. */
    list(): Promise<{ readonly intents: readonly StoredIntent[]; readonly whole: boolean }>;
    drop(requestId: string): Promise<void>;
  };
  /** What is equal to it in other tabs stands there ready no more. */
  tellMade(key: string): void;
  readonly locks: IntentLocks;
  readonly guard: { hold(requestId: string): void; release(requestId: string): void };
  /** Reads the record of what was done. Never rejects. */
  readEnding(intent: StoredIntent, data: unknown): Promise<Ending>;
  /** Reports an ending that nobody shows, and a recovered intent that stays unknown. */
  notify(intent: OpenIntent): void;
  readonly clock: Clock;
  /** Server time, ms. */
  serverNow(): number;
  isVisible(): boolean;
  /** Whose money it is, "" while that is not known. */
  owner(): string;
  /** It is known that nobody is logged in: whoever looks on now is told nothing (D3.9). */
  isOwnerGone(): boolean;
}
