import { useEffect, useState } from "react";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { queries } from "#src/bridge/reads.ts";
import { type PlainAction, usePlainIntent } from "#src/money/use-plain-intent.ts";
import { cancelIntent, cancelKey } from "./order-intent.ts";
import { isFinal } from "./order-watch.ts";
import type { Orders } from "./use-orders.ts";

export interface CancelOrder {
  /** Which order the dialog is about; null: closed. An answer that is no end leaves it open, until the order has ended. */
  readonly order: LimitOrder | null;
  readonly action: PlainAction<"limitOrder.cancel">;
  readonly open: (order: LimitOrder) => void;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Cancels an order. Once it is answered the list is fetched, and what it became is said from there. */
export function useCancelOrder({ endings }: Pick<Orders, "endings">): CancelOrder {
  const action = usePlainIntent("limitOrder.cancel");
  const { state, intent } = action;
  const [order, setOrder] = useState<LimitOrder | null>(null);
  const isDone = state.status === "done";
  const isAnswered = isDone || state.status === "refused";
  useEffect(() => {
    // A refusal, and an answer that was lost and looked up, say nothing of the list.
    if (isAnswered) queries.invalidate(["limitOrder.list"]);
  }, [isAnswered]);
  const hasEnded = isDone && (isFinal(state.data) || endings.has(state.data.exchangeTxId));
  return {
    order: hasEnded ? null : order,
    action,
    open(next) {
      intent.reset();
      setOrder(next);
      intent.showOpen(cancelKey(next.exchangeTxId));
    },
    confirm() {
      if (order !== null) void intent.send(cancelIntent(order));
    },
    close() {
      if (action.locked) return;
      intent.reset();
      setOrder(null);
    },
  };
}
