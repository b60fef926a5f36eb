import type { EntryStore, KeptEntry } from "#worker/cache/persistent-cache.ts";

/** A store that always works; `kept` is what lies in it. */
export function memoryStore(): EntryStore & { readonly kept: Map<string, KeptEntry> } {
  const kept = new Map<string, KeptEntry>();
  return {
    kept,
    entries: async () => [...kept],
    set: async (key, entry) => void kept.set(key, entry),
    delete: async (keys) => {
      for (const key of keys) kept.delete(key);
    },
  };
}
