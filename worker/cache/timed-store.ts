import type { Clock } from "../clock.ts";
import { within } from "../within.ts";
import type { EntryStore, StoredEntry } from "./persistent-cache.ts";

const giveUpAfterMs = 500;

/**
 * A store that gives up after half a second: a database that is locked or broken may never answer at all. Of what lies in it
 * only entries come out, whatever another version or a damaged disk has left there.
 */
export function timedStore(store: EntryStore, clock: Clock): EntryStore {
  const soon = <T>(run: () => Promise<T>): Promise<T> => within(clock, giveUpAfterMs, run);
  return {
    entries: async () => (await soon(() => store.entries())).filter(isEntry),
    set: (key, entry) => soon(() => store.set(key, entry)),
    delete: (keys) => soon(() => store.delete(keys)),
  };
}

function isEntry([key, entry]: readonly [unknown, Partial<StoredEntry> | null | undefined]): boolean {
  return typeof key === "string" && typeof entry?.text === "string" && Number.isFinite(entry.at);
}
