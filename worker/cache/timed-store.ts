import type { Clock } from "../clock.ts";
import { within } from "../within.ts";
import type { EntryStore } from "./persistent-cache.ts";

const giveUpAfterMs = 500;

/** A store that gives up after half a second: a database that is locked or broken may never answer at all. */
export function timedStore(store: EntryStore, clock: Clock): EntryStore {
  const soon = <T>(run: () => Promise<T>): Promise<T> => within(clock, giveUpAfterMs, run);
  return {
    entries: () => soon(() => store.entries()),
    set: (key, entry) => soon(() => store.set(key, entry)),
    delete: (keys) => soon(() => store.delete(keys)),
  };
}
