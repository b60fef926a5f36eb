import type { Clock } from "#shared/clock.ts";
import { Backoff } from "./backoff.ts";
import { every } from "./clock.ts";

/** One kind of row that is to be settled when its time has come. */
export interface Settling {
  /** When what is under way falls due, ms. */
  pending(): Promise<readonly number[]>;
  /** Ids of what is due, the earliest first. */
  due(at: number): Promise<readonly string[]>;
  /** Ends one of them; one that has ended already is left as it is. */
  settle(id: string, at: number): Promise<void>;
}

export interface Settler {
  /** Looks after so many milliseconds. */
  lookAfter(ms: number): void;
  /** Resolves when what is under way is in the books. */
  stop(): Promise<void>;
}

export interface SettlerOptions {
  readonly clock: Clock;
  readonly kinds: readonly Omit<Settling, "pending">[];
  readonly onError: (error: unknown) => void;
}

/** Money must not stay locked because nobody happened to look: what no timer reports is found here. */
const sweepMs = 3000;

/**
 * Settles what falls due. A row that cannot be settled is tried again by itself, later and later, and the others go on;
 * books that cannot be read at all are read again by the next sweep.
 */
export function createSettler({ clock, kinds, onError }: SettlerOptions): Settler {
  const backoff = new Backoff();
  const timers = new Set<() => void>();
  let working: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function settleOne(kind: Pick<Settling, "settle">, id: string): Promise<void> {
    try {
      await kind.settle(id, clock.now());
      backoff.done(id);
    } catch (error) {
      lookAfter(backoff.failed(id, clock.now()));
      onError(error);
    }
  }

  async function settleAll(): Promise<void> {
    for (const kind of kinds) {
      try {
        for (const id of await kind.due(clock.now())) {
          if (!stopped && backoff.ready(id, clock.now())) await settleOne(kind, id);
        }
      } catch (error) {
        onError(error);
      }
    }
  }

  /** One round at a time; what falls due during a round is found by one more. */
  function look(): void {
    again = true;
    working ??= (async () => {
      for (;;) {
        if (!again || stopped) break;
        again = false;
        await settleAll();
      }
      working = undefined;
    })();
  }

  function lookAfter(ms: number): void {
    if (stopped) return;
    const cancel = clock.after(Math.max(0, ms), () => {
      timers.delete(cancel);
      look();
    });
    timers.add(cancel);
  }

  const stopSweep = every(clock, sweepMs, look);
  return {
    lookAfter,
    async stop() {
      stopped = true;
      stopSweep();
      for (const cancel of timers) cancel();
      await working;
    },
  };
}
