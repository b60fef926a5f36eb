import { serverNow } from "#src/bridge/server-clock.ts";

/**
 * Requests for reports whose outcome is not known, kept in this tab for their owner: after a reload, too, the same press has
 * the same id and makes nothing twice (F6i.8).
 */
const place = "coffer.tax.orders";
/** What is older is not looked for any more. */
const keptMs = 86_400_000;

interface Stored {
  readonly owner: string;
  /** Ids by what was asked for, in the order of asking. */
  readonly ids: Readonly<Record<string, string>>;
  /** Server time of the last of them, ms. */
  readonly at: number;
}

export function readOrders(owner: string): Stored["ids"] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    if (typeof stored !== "object" || stored === null) return {};
    const { owner: whose, ids, at } = stored as Partial<Stored>;
    if (whose !== owner || typeof ids !== "object" || ids === null) return {};
    if (typeof at !== "number" || Math.abs(serverNow() - at) >= keptMs) return {};
    return Object.fromEntries(Object.entries(ids).filter(([, id]) => typeof id === "string"));
  } catch {
    return {};
  }
}

/** A full or blocked storage costs the memory of a reload, nothing else. */
export function keepOrders(owner: string, ids: Stored["ids"]): void {
  try {
    if (Object.keys(ids).length === 0) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify({ owner, ids, at: serverNow() } satisfies Stored));
  } catch {
    // Said above.
  }
}
