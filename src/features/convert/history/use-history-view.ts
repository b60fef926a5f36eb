import { useCallback, useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { type HistoryView, readView, wholeHistory, writeView } from "./history-view.ts";

/** By what the view was changed: typing on in one field is one step of the browser's history. */
export type ChangedBy = "search" | "dates" | "choice";

export interface HistoryViewState {
  readonly view: HistoryView;
  readonly change: (part: Partial<HistoryView>, by?: ChangedBy) => void;
  /** Every filter but the kind. */
  readonly clear: () => void;
  /** The page's address with another view. */
  readonly hrefOf: (part: Partial<HistoryView>) => string;
}

interface EntryState {
  readonly changedBy?: ChangedBy;
}

/** The view that the address tells of. Deep links, reloads and the back button bring it back. */
export function useHistoryView(): HistoryViewState {
  const search = useSearch();
  const [path, go] = useLocation();
  const view = useMemo(() => readView(search), [search]);
  const hrefOf = useCallback(
    (part: Partial<HistoryView>) => `${path}${writeView(search, { ...view, ...part })}`,
    [path, search, view],
  );
  const change = useCallback(
    (part: Partial<HistoryView>, by: ChangedBy = "choice") => {
      const href = hrefOf(part);
      if (href === hrefOf({})) return;
      const before = history.state as EntryState | null;
      const goesOn = by !== "choice" && before?.changedBy === by;
      go(href, { replace: goesOn, state: goesOn ? history.state : { changedBy: by } });
    },
    [hrefOf, go],
  );
  const clear = useCallback(() => change({ ...wholeHistory, kind: view.kind }), [change, view.kind]);
  return { view, change, clear, hrefOf };
}
