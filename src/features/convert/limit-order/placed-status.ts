import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { broughtNothing } from "#src/money/order-end.ts";
import { isOfOrder } from "./order-watch.ts";
import type { Orders } from "./use-orders.ts";
import type { Placing } from "./use-placing.ts";

type OrderStatus = LimitOrder["orderStatus"];

/** What became of the order in the dialog, as far as what is told is of that order. */
export function endingOf(
  { endings }: Pick<Orders, "endings">,
  { placedId, intent }: Pick<Placing, "placedId" | "intent">,
): LimitOrder | undefined {
  const ending = endings.get(placedId);
  if (ending === undefined || intent === null) return undefined;
  return isOfOrder(ending, intent) ? ending : undefined;
}

/**
 * How an order that was placed stands; "" before, and while nobody knows: only the answer that took it says that it came to nothing,
 * or calls filled what is listed as open. An end is for its own record to say (D3.10).
 */
export function placedStatus(
  orders: Pick<Orders, "endings" | "open">,
  placing: Pick<Placing, "placedId" | "intent" | "action">,
): OrderStatus | "" {
  const { state } = placing.action;
  if (state.status !== "done") return "";
  const ending = endingOf(orders, placing);
  if (ending !== undefined) return ending.orderStatus;
  const { orderStatus } = state.data;
  const isListed =
    orders.open.data?.list.some(({ exchangeTxId }) => exchangeTxId === placing.placedId) === true;
  if (broughtNothing(orderStatus)) return isListed ? "PENDING" : "";
  return orderStatus === "FILLED" && isListed ? "" : orderStatus;
}
