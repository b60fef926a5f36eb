/** In the tab's own storage: `1` while diagnostics are on. */
const storageKey = "coffer-diag";

/** `?diag=1` in the address that was visited switches diagnostics on for the tab's life, any other value off. */
export function diagWanted(visited: string, storage: () => Storage): boolean {
  const requested = new URL(visited).searchParams.get("diag");
  try {
    if (requested !== null) storage().setItem(storageKey, requested);
    return storage().getItem(storageKey) === "1";
  } catch {
    // Blocked storage: for this visit only.
    return requested === "1";
  }
}

/** The address as the tab was opened with; pages put their own query in its place. */
export function visitedAddress(): string {
  return performance.getEntriesByType("navigation")[0]?.name ?? location.href;
}

export function forgetDiag(storage: () => Storage): void {
  try {
    storage().removeItem(storageKey);
  } catch {
    // Blocked storage kept nothing.
  }
}
