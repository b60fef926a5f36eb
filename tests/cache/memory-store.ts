import type { EntryStore, StoredEntry } from "#worker/cache/persistent-cache.ts";

/** A store that always works; `kept` is what lies in it. */
export function memoryStore(): EntryStore & { readonly stored: Map<string, StoredEntry> } {
  const stored = new Map<string, StoredEntry>();
  return {
    stored,
    entries: async () => [...stored],
    set: async (key, entry) => void stored.set(key, entry),
    delete: async (keys) => {
      for (const key of keys) stored.delete(key);
    },
  };
}
