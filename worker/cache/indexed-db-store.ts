import { createStore, delMany, entries, set } from "idb-keyval";
import type { EntryStore, StoredEntry } from "./persistent-cache.ts";

/** A database of the browser's own; opened at first use, since a blocked one throws there. */
export function indexedDbStore(name: string): EntryStore {
  let opened: ReturnType<typeof createStore> | undefined;
  const store = (): ReturnType<typeof createStore> => {
    opened ??= createStore(name, "kept");
    return opened;
  };
  return {
    entries: async () => entries<string, StoredEntry>(store()),
    set: async (key, entry) => set(key, entry, store()),
    delete: async (keys) => delMany([...keys], store()),
  };
}
