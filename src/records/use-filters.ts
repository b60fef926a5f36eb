import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import type { Filters } from "./filters.ts";

export interface FilterState<V> {
  readonly filters: Filters<V>;
  readonly view: V;
  /** `typedIn` names the field that is typed in: typing on in it is one step of the browser's history. */
  readonly change: (part: Partial<V>, typedIn?: string) => void;
  /** Every filter but those with tabs. */
  readonly clear: () => void;
  /** The page's address with another view. */
  readonly hrefOf: (part: Partial<V>) => string;
  /** How many filters are set, without those with tabs. */
  readonly count: number;
}

interface EntryState {
  readonly typedIn?: string;
}

/** The view that the address tells of. Deep links, reloads and the back button bring it back. */
export function useFilters<V>(filters: Filters<V>): FilterState<V> {
  const search = useSearch();
  const [path, go] = useLocation();
  const view = useMemo(() => filters.read(search), [filters, search]);
  const hrefOf = useCallback(
    (part: Partial<V>) => `${path}${filters.write(search, { ...view, ...part })}`,
    [filters, path, search, view],
  );
  const change = useCallback(
    (part: Partial<V>, typedIn = "") => {
      const href = hrefOf(part);
      if (href === hrefOf({})) return;
      const before = history.state as EntryState | null;
      const goesOn = typedIn !== "" && before?.typedIn === typedIn;
      go(href, { replace: goesOn, state: goesOn ? history.state : { typedIn } });
    },
    [hrefOf, go],
  );
  const clear = useCallback(() => change(filters.clear(view)), [change, filters, view]);
  return { filters, view, change, clear, hrefOf, count: filters.count(view, filters.tabs) };
}
