import type { LimitOrder } from "#shared/contract/limit-order.ts";

const ends: ReadonlySet<LimitOrder["orderStatus"]> = new Set(["FAILED", "CANCELED", "EXPIRED"]);

/** Whether an order ended and left its owner with what they had (F6f.2). */
export function broughtNothing(status: LimitOrder["orderStatus"]): boolean {
  return ends.has(status);
}
