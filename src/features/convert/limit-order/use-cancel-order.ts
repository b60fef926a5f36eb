import { useEffect, useState } from "react";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { queries } from "#src/bridge/reads.ts";
import { type PlainAction, usePlainIntent } from "#src/money/use-plain-intent.ts";
import { cancelIntent, cancelKey } from "./order-intent.ts";

export interface CancelOrder {
  /** Which order the dialog asks about; null: closed. */
  readonly order: LimitOrder | null;
  readonly action: PlainAction<"limitOrder.cancel">;
  readonly open: (order: LimitOrder) => void;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Cancels an order. Once it is known that it ended the list is fetched, and what it became is said from there. */
export function useCancelOrder(): CancelOrder {
  const action = usePlainIntent("limitOrder.cancel");
  const { state, intent } = action;
  const [order, setOrder] = useState<LimitOrder | null>(null);
  const isDone = state.status === "done";
  useEffect(() => {
    // An answer that was lost and looked up says nothing of the list.
    if (isDone) queries.invalidate(["limitOrder.list"]);
  }, [isDone]);
  return {
    order: isDone ? null : order,
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
