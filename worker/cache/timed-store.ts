import type { Clock } from "../clock.ts";
import type { EntryStore } from "./persistent-cache.ts";

const giveUpAfterMs = 500;

/** A store that gives up after half a second: a database that is locked or broken may never answer at all. */
export function timedStore(store: EntryStore, clock: Clock): EntryStore {
  const soon = async <T>(run: () => Promise<T>): Promise<T> => {
    let timer: number | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = clock.setTimeout(() => reject(new Error("the store does not answer")), giveUpAfterMs);
    });
    try {
      return await Promise.race([run(), late]);
    } finally {
      if (timer !== undefined) clock.clearTimeout(timer);
    }
  };
  return {
    entries: () => soon(() => store.entries()),
    set: (key, entry) => soon(() => store.set(key, entry)),
    delete: (keys) => soon(() => store.delete(keys)),
  };
}
