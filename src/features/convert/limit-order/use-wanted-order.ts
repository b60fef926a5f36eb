import { useEffect, useMemo } from "react";
import { useSearch } from "wouter";
import { useCall } from "#src/bridge/use-call.ts";
import { isFinal } from "./order-watch.ts";
import type { Orders } from "./use-orders.ts";
import { withWanted } from "./wanted-order.ts";

/** With the open order that the address names (`?order=2071…`) before the others, where the list is cut and leaves it out. */
export function useWantedOrder(orders: Orders): Orders {
  const { open, expect } = orders;
  const id = orderOf(useSearch());
  const isLeftOut = open.data?.list.every(({ exchangeTxId }) => exchangeTxId !== id) === true;
  const { data } = useCall("limitOrder.query", { exchangeTxId: id }, { enabled: id !== "" && isLeftOut });
  const wanted = isLeftOut && data !== undefined && !isFinal(data) ? data : null;
  const isThere = wanted !== null;
  useEffect(() => {
    // No list says how it ends.
    if (isThere && data !== undefined) expect(id, data);
  }, [isThere, id, data, expect]);
  return useMemo(() => withWanted(orders, wanted), [orders, wanted]);
}

function orderOf(search: string): string {
  const id = new URLSearchParams(search).get("order") ?? "";
  return /^\d{1,32}$/.test(id) ? id : "";
}
