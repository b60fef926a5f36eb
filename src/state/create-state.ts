import { createStore, type StoreApi } from "zustand/vanilla";
import { useStore } from "../lazy/use-store.ts";

/** A part of the state: a hook for what `select` takes from it, and the store itself. */
export type StateHook<S> = (<T>(select: (state: S) => T) => T) & StoreApi<S>;

/** As zustand's own `create`, but news render in slices while the first page is not complete. */
export function createState<S>(initial: S): StateHook<S> {
  const store = createStore<S>(() => initial);
  return Object.assign(
    <T>(select: (state: S) => T): T => useStore(store.subscribe, store.getState, select),
    store,
  );
}
