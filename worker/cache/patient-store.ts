import type { Clock } from "../clock.ts";
import type { EntryStore } from "./persistent-cache.ts";

const PATIENCE_MS = 500;

/** A store that gives up after half a second: a database that is locked or broken may never answer at all. */
export function patientStore(store: EntryStore, clock: Clock): EntryStore {
  const soon = async <T>(run: () => Promise<T>): Promise<T> => {
    let timer: number | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = clock.setTimeout(() => reject(new Error("the store does not answer")), PATIENCE_MS);
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
