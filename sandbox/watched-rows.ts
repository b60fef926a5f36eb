import type { Clock } from "#shared/clock.ts";
import { Backoff } from "./backoff.ts";
import { every, sweeping } from "./clock.ts";
import type { Running } from "./part.ts";

/** Rows that move with time or blocks, and what is published of them. */
export interface WatchedKind<R> {
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** All that something may still happen to. */
  readonly open: () => Promise<readonly R[]>;
  readonly idOf: (row: R) => string;
  /** Nothing more happens to it by itself. */
  readonly isOver: (row: R) => boolean;
  /** What its owner is notified of at each change of: its blocks. */
  readonly countOf: (row: R, at: number) => number;
  /** Its next step is due. */
  readonly isDue: (row: R, at: number) => boolean;
  /** Takes the step, in its own transaction; answers the row as it is then. */
  readonly move: (id: string, at: number) => Promise<R>;
  readonly notify: (row: R) => void;
  /** Nothing is looked at meanwhile. */
  rests?(): boolean;
}

export interface WatchedRows<R> extends Running {
  /** Takes it up, or lets go of what is over; notifies its owner. */
  readonly took: (row: R) => R;
}

/** How often they are looked at, ms. */
const lookEveryMs = 200;

interface Watched<R> {
  row: R;
  reported: number;
  moving: boolean;
}

/** Begins with what an earlier run left. One step at a time; one that fails is tried again by itself, later and later. */
export async function watchRows<R>(kind: WatchedKind<R>): Promise<WatchedRows<R>> {
  const { clock, onError, idOf, isOver, countOf, isDue, move, notify } = kind;
  const open = new Map<string, Watched<R>>();
  const backoff = new Backoff();
  let working: Promise<void> = Promise.resolve();
  let stopped = false;

  function took(row: R): R {
    if (isOver(row)) open.delete(idOf(row));
    else open.set(idOf(row), { row, reported: countOf(row, clock.now()), moving: false });
    notify(row);
    return row;
  }

  function look(): void {
    if (kind.rests?.() === true) return;
    const at = clock.now();
    for (const [id, watched] of open) {
      if (watched.moving) continue;
      if (isDue(watched.row, at)) {
        if (!backoff.ready(id, at)) continue;
        watched.moving = true;
        working = working.then(() => step(id, at));
        continue;
      }
      const count = countOf(watched.row, at);
      if (count === watched.reported) continue;
      watched.reported = count;
      notify(watched.row);
    }
  }

  async function step(id: string, at: number): Promise<void> {
    try {
      took(await move(id, at));
      backoff.done(id);
    } catch (error) {
      backoff.failed(id, clock.now());
      const watched = open.get(id);
      if (watched !== undefined) watched.moving = false;
      if (!stopped) onError(error);
    }
  }

  async function sweep(): Promise<void> {
    for (const row of await kind.open()) {
      if (!open.has(idOf(row)) && !isOver(row)) open.set(idOf(row), { row, reported: -1, moving: false });
    }
  }

  await sweep();
  const stopLooking = every(clock, lookEveryMs, look);
  const stopSweeping = sweeping(clock, sweep, (error) => {
    if (!stopped) onError(error);
  });

  return {
    took,
    async stop() {
      stopped = true;
      stopLooking();
      await stopSweeping();
      await working;
    },
  };
}
