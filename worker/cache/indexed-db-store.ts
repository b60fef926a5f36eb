import { createStore, delMany, entries, set } from "idb-keyval";
import type { EntryStore, KeptEntry } from "./persistent-cache.ts";

/** The browser's own database; opened at first use, since a blocked one throws there. */
export function indexedDbStore(): EntryStore {
  let opened: ReturnType<typeof createStore> | undefined;
  const store = (): ReturnType<typeof createStore> => {
    opened ??= createStore("coffer", "kept");
    return opened;
  };
  return {
    entries: async () => entries<string, KeptEntry>(store()),
    set: async (key, entry) => set(key, entry, store()),
    delete: async (keys) => delMany([...keys], store()),
  };
}
