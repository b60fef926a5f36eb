import { startTransition, useCallback, useRef, useState, useSyncExternalStore } from "react";
import { hasBeenIdle } from "./idle.ts";

/**
 * What a store holds; `get` answers the same while nothing changed. Until the first page is complete news render in
 * slices, since a store's are one long task otherwise, with all that stands on them in it; later in the task that brings
 * them. Another `watch` is another store: what the one before held is never shown in its place.
 */
export function useStore<T>(watch: (watcher: () => void) => () => void, get: () => T): T {
  const [early, setEarly] = useState(() => ({ watch, value: get() }));
  const isOther = early.watch !== watch;
  const shown = isOther ? { watch, value: get() } : early;
  if (isOther) setEarly(shown);
  const newest = useRef(get);
  newest.current = get;
  const watchEarly = useCallback(
    (watcher: () => void) => {
      const look = (): void => {
        if (hasBeenIdle()) watcher();
        else startTransition(() => setEarly({ watch, value: newest.current() }));
      };
      const release = watch(look);
      // What came between the render and now.
      look();
      return release;
    },
    [watch],
  );
  return useSyncExternalStore(watchEarly, () => (hasBeenIdle() ? get() : shown.value));
}
