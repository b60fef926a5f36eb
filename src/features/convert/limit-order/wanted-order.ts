import type { LimitOrder } from "#shared/contract/limit-order.ts";
import type { Orders } from "./use-orders.ts";

/** The open orders with one before them that their list leaves out, until that is known to have ended: it may have been read before. */
export function withWanted<O extends Pick<Orders, "open" | "endings">>(
  orders: O,
  wanted: LimitOrder | null,
): O {
  const { open, endings } = orders;
  if (wanted === null || endings.has(wanted.exchangeTxId) || open.status !== "ok") return orders;
  return { ...orders, open: { ...open, data: { ...open.data, list: [wanted, ...open.data.list] } } };
}
