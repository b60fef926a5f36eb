import { useEffect, useState } from "react";
import { createInput, intentOf, type OrderIntent } from "./order-intent.ts";
import type { Limit } from "./use-limit.ts";
import { type OrderAction, useOrderAction } from "./use-order-action.ts";

export interface Placing {
  /** What is reviewed; null while nothing is. */
  readonly intent: OrderIntent | null;
  readonly action: OrderAction<"limitOrder.create">;
  /** Of the order that was placed, "" before. */
  readonly placedId: string;
  /** Sends the money, once; a refused order may be sent anew, as another one. */
  readonly place: () => void;
  readonly close: () => void;
}

/** One order from its review to its outcome. `placed` hears of each that was. */
export function usePlacing(limit: Limit, placed: (id: string) => void): Placing {
  const action = useOrderAction("limitOrder.create");
  const { state, reset, run } = action;
  const [intent, setIntent] = useState<OrderIntent | null>(null);
  const { answered, row, change } = limit;
  // Once: serving the wish ends it.
  if (answered && row !== undefined) {
    change({ type: "served" });
    if (row.ready) setIntent(intentOf(limit, row));
  }
  const placedId = state.status === "done" ? state.data.exchangeTxId : "";
  useEffect(() => {
    // Whether its answer came or was looked up.
    if (placedId !== "") placed(placedId);
  }, [placedId, placed]);
  return {
    intent,
    action,
    placedId,
    place() {
      if (intent === null) return;
      reset();
      void run(createInput(intent));
    },
    close() {
      if (action.locked) return;
      if (state.status === "done") {
        limit.change({ type: "placed" });
        limit.convert.change({ type: "converted" });
      }
      reset();
      setIntent(null);
    },
  };
}
