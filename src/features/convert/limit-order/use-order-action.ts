import { useEffect } from "react";
import { type Action, useAction } from "#src/bridge/use-action.ts";

const lookAgainEveryMs = 5000;

export interface OrderAction<N extends "limitOrder.create" | "limitOrder.cancel"> extends Action<N> {
  /** Money may be on its way: nothing closes, and there is no second button. */
  readonly locked: boolean;
}

/** Placing or cancelling: what became of it is looked up for as long as it is not known, and never sent again. */
export function useOrderAction<N extends "limitOrder.create" | "limitOrder.cancel">(name: N): OrderAction<N> {
  const action = useAction(name);
  const { state, lookUpAgain } = action;
  const isUnknown = state.status === "unknown";
  useEffect(() => {
    if (!isUnknown) return undefined;
    const timer = setTimeout(() => void lookUpAgain(), lookAgainEveryMs);
    return () => clearTimeout(timer);
  }, [isUnknown, lookUpAgain]);
  return { ...action, locked: isUnknown || state.status === "running" || state.status === "looking-up" };
}
