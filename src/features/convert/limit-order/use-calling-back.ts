import { useEffect, useState } from "react";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { queries } from "#src/bridge/reads.ts";
import { type PlainAction, usePlainIntent } from "#src/money/use-plain-intent.ts";
import { cancelIntent, cancelKey } from "./order-intent.ts";

export interface CallingBack {
  /** Which order is asked about; null while none is. */
  readonly order: LimitOrder | null;
  readonly action: PlainAction<"limitOrder.cancel">;
  readonly ask: (order: LimitOrder) => void;
  readonly confirm: () => void;
  readonly close: () => void;
}

/** Calling an order back. Once it is known that it ended the list is asked, and what it became is told from there. */
export function useCallingBack(): CallingBack {
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
    ask(next) {
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
