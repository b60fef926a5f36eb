/**
 * What is typed, kept in this tab for its owner until it is saved or given up: a reload and a login bring it back. Never in a
 * link, and gone with the tab. `name` begins with the area.
 */
const keyOf = (name: string): string => `coffer.draft.${name}`;
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function readDraft<T>(
  store: Store,
  name: string,
  owner: number,
  read: (stored: unknown) => T | undefined,
): T | undefined {
  try {
    const stored: unknown = JSON.parse(store.getItem(keyOf(name)) ?? "null");
    if (typeof stored !== "object" || stored === null || !("owner" in stored) || !("draft" in stored))
      return undefined;
    return stored.owner === owner ? read(stored.draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined takes it away. A full or blocked storage costs the memory of a reload, nothing else. */
export function keepDraft(store: Store, name: string, owner: number, draft: unknown): void {
  try {
    if (draft === undefined) store.removeItem(keyOf(name));
    else store.setItem(keyOf(name), JSON.stringify({ owner, draft }));
  } catch {
    // Said above.
  }
}
