import { useEffect, useState } from "react";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { questions } from "#src/bridge/reads.ts";
import { type OrderAction, useOrderAction } from "./use-order-action.ts";

export interface CallingBack {
  /** Which order is asked about; null while none is. */
  readonly order: LimitOrder | null;
  readonly action: OrderAction<"limitOrder.cancel">;
  readonly ask: (order: LimitOrder) => void;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Calling an order back. Once it is known that it ended the list is asked, and what it became is told from there. */
export function useCallingBack(): CallingBack {
  const action = useOrderAction("limitOrder.cancel");
  const { state, reset, run } = action;
  const [order, setOrder] = useState<LimitOrder | null>(null);
  const isDone = state.status === "done";
  useEffect(() => {
    // An answer that was lost and looked up says nothing of the list.
    if (isDone) questions.invalidate(["limitOrder.list"]);
  }, [isDone]);
  return {
    order: isDone ? null : order,
    action,
    ask(next) {
      reset();
      setOrder(next);
    },
    confirm() {
      if (order === null) return;
      reset();
      void run({ exchangeTxId: order.exchangeTxId });
    },
    close() {
      if (action.locked) return;
      reset();
      setOrder(null);
    },
  };
}
