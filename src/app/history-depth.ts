/** How far into the app's own history the page stands: the browser tells nobody what lies before. */
export interface HistoryDepth {
  /** 0 on the entry that the app was opened on. */
  depth(): number;
  onChange(listener: () => void): void;
}

/** The router's own events beside the browser's: it announces what it writes into the history. */
const changes = ["popstate", "pushState", "replaceState"] as const;

interface EntryState {
  readonly depth?: number;
}

/** Numbers each entry in its state, so that the number outlives a reload. Other parts' state is kept. */
export function watchHistoryDepth(page: Pick<Window, "history" | "addEventListener">): HistoryDepth {
  const { history } = page;
  const listeners: (() => void)[] = [];
  const stored = (): number | undefined => (history.state as EntryState | null)?.depth;
  const stamp = (depth: number): void => history.replaceState({ ...history.state, depth }, "");
  let current = stored() ?? 0;
  if (stored() === undefined) stamp(current);
  for (const change of changes) {
    page.addEventListener(change, () => {
      const before = current;
      current = stored() ?? (change === "pushState" ? before + 1 : before);
      if (stored() === undefined) stamp(current);
      if (current !== before) for (const listener of listeners) listener();
    });
  }
  return {
    depth: () => current,
    onChange: (listener) => void listeners.push(listener),
  };
}
