import type { EntryStore } from "./persistent-cache.ts";

/** A store that is loaded when it is first used: no price waits for it. */
export function lazyStore(load: () => Promise<EntryStore>): EntryStore {
  let loaded: Promise<EntryStore> | undefined;
  const store = (): Promise<EntryStore> => {
    loaded ??= load();
    return loaded;
  };
  return {
    entries: async () => (await store()).entries(),
    set: async (key, entry) => (await store()).set(key, entry),
    delete: async (keys) => (await store()).delete(keys),
  };
}
