import { serverNow } from "#src/bridge/server-clock.ts";
import { tab } from "#src/state/storages.ts";
import { keepDraft, readDraft } from "#src/state/stored-draft.ts";
import { kindOrder } from "./kinds.ts";
import type { Lost } from "./order.ts";

/** The order whose outcome is not known, kept in this tab for its owner: after a reload or a login it is looked for, and the same press has the same id. */
const name = "statements/order";
/** What is older is not looked for any more. */
const keptMs = 86_400_000;

/** Undefined where there is none. */
export function readOrder(owner: number): Lost | undefined {
  return owner > 0 ? readDraft(tab, name, owner, read) : undefined;
}

/** Null takes it away. */
export function keepOrder(owner: number, lost: Lost | null): void {
  if (owner > 0) keepDraft(tab, name, owner, lost ?? undefined);
}

/** What the list had before is not kept: the time of the press tells what is new, where ids do not. */
function read(stored: unknown): Lost | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { order, requestId, at } = stored as Partial<Lost>;
  if (order === undefined || !kindOrder.includes(order.kind)) return undefined;
  if (typeof requestId !== "string" || typeof at !== "number") return undefined;
  return Math.abs(serverNow() - at) < keptMs ? { order, requestId, at, known: new Set() } : undefined;
}
