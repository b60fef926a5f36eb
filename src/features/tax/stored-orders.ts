/**
 * Requests for reports whose outcome is not known, kept in this tab for their owner: after a reload, too, the same press has
 * the same id and makes nothing twice (F6i.8).
 */
const place = "coffer.tax.orders";

interface Stored {
  readonly owner: string;
  /** Ids by what was asked for, in the order of asking. */
  readonly ids: Readonly<Record<string, string>>;
}

export function readOrders(owner: string): Stored["ids"] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    if (typeof stored !== "object" || stored === null) return {};
    const { owner: whose, ids } = stored as Partial<Stored>;
    if (whose !== owner || typeof ids !== "object" || ids === null) return {};
    return Object.fromEntries(Object.entries(ids).filter(([, id]) => typeof id === "string"));
  } catch {
    return {};
  }
}

/** A full or blocked storage costs the memory of a reload, nothing else. */
export function keepOrders(owner: string, ids: Stored["ids"]): void {
  try {
    if (Object.keys(ids).length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify({ owner, ids } satisfies Stored));
  } catch {
    // Said above.
  }
}
