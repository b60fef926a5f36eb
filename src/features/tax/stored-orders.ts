import { serverNow } from "#src/bridge/server-clock.ts";
import { tab } from "#src/state/storages.ts";
import { keepDraft, readDraft } from "#src/state/stored-draft.ts";

/** A request for reports whose outcome is not known. */
export interface OpenOrder {
  readonly requestId: string;
  /** Of the press, ms by the server's clock. */
  readonly at: number;
}

/** By what was asked for, in the order of asking. */
export type OpenOrders = Readonly<Record<string, OpenOrder>>;

/** Kept in this tab for their owner: after a reload, too, the same press has the same id and makes nothing twice (F6i.8). */
const name = "tax/orders";
/** What is older is not looked for any more. */
const keptMs = 86_400_000;

export function readOrders(owner: number): OpenOrders {
  return (owner > 0 ? readDraft(tab, name, owner, read) : undefined) ?? {};
}

export function keepOrders(owner: number, orders: OpenOrders): void {
  if (owner > 0) keepDraft(tab, name, owner, Object.keys(orders).length === 0 ? undefined : orders);
}

function read(stored: unknown): OpenOrders | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  return Object.fromEntries(Object.entries(stored).filter((entry) => isOpen(entry[1])));
}

function isOpen(stored: unknown): stored is OpenOrder {
  const { requestId, at } = Object(stored) as Partial<OpenOrder>;
  return typeof requestId === "string" && typeof at === "number" && Math.abs(serverNow() - at) < keptMs;
}
