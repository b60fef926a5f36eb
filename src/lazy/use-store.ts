import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isFirstPageComplete } from "./idle.ts";

const whole = (state: unknown): unknown => state;

/**
 * What a store holds, or what `select` takes from it; both answer the same while nothing changed. Until the first page is
 * complete news render in slices, since a store's are one long task otherwise, with all that stands on them in it; later in
 * the task that brings them. Another `watch` is another store: what one holds is never shown in another's place.
 */
export function useStore<S>(watch: (watcher: () => void) => () => void, get: () => S): S;
export function useStore<S, T>(
  watch: (watcher: () => void) => () => void,
  get: () => S,
  select: (state: S) => T,
): T;
export function useStore<S>(
  watch: (watcher: () => void) => () => void,
  get: () => S,
  select: (state: S) => unknown = whole,
): unknown {
  const [early, setEarly] = useState(() => ({ watch, state: get() }));
  const isOther = early.watch !== watch;
  const shown = isOther ? { watch, state: get() } : early;
  if (isOther && !isFirstPageComplete()) setEarly(shown);
  const look = (): void => {
    const state = get();
    const isNews = (was: typeof shown): boolean =>
      was.watch !== watch || !Object.is(select(was.state), select(state));
    startTransition(() => setEarly((was) => (isNews(was) ? { watch, state } : was)));
  };
  const rendered = useRef({ watch, look });
  useEffect(() => {
    rendered.current = { watch, look };
    // What came since the render.
    if (!isFirstPageComplete()) look();
  });
  const watchEarly = useCallback(
    (watcher: () => void) =>
      watch(() => {
        if (isFirstPageComplete()) watcher();
        // A store that is left tells nothing of the one that follows.
        else if (rendered.current.watch === watch) rendered.current.look();
      }),
    [watch],
  );
  return useSyncExternalStore(watchEarly, () => select(isFirstPageComplete() ? get() : shown.state));
}
