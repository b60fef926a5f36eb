import { useEffect, useMemo } from "react";
import { useSearch } from "wouter";
import { useCall } from "#src/bridge/use-call.ts";
import { isFinal } from "./order-watch.ts";
import type { Orders } from "./use-orders.ts";

/** With the open order that the address names (`?order=2071…`) before the others, where the list is cut and leaves it out. */
export function useWantedOrder(orders: Orders): Orders {
  const { open, endings, expect } = orders;
  const id = orderOf(useSearch());
  const isLeftOut = open.data?.list.every(({ exchangeTxId }) => exchangeTxId !== id) === true;
  const { data } = useCall("limitOrder.query", { exchangeTxId: id }, { enabled: id !== "" && isLeftOut });
  const wanted = isLeftOut && data !== undefined && !isFinal(data) && !endings.has(id) ? data : null;
  const isThere = wanted !== null;
  useEffect(() => {
    // No list says how it ends.
    if (isThere && data !== undefined) expect(id, data);
  }, [isThere, id, data, expect]);
  return useMemo(() => {
    if (wanted === null || open.status !== "ok") return orders;
    return { ...orders, open: { ...open, data: { ...open.data, list: [wanted, ...open.data.list] } } };
  }, [orders, open, wanted]);
}

function orderOf(search: string): string {
  const id = new URLSearchParams(search).get("order") ?? "";
  return /^\d{1,32}$/.test(id) ? id : "";
}
