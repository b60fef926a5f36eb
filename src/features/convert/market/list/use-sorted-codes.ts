import { useMemo } from "react";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { type PriceSort, sortCodes } from "./price-sort.ts";

/** The codes in the asked order; the market's figures are compared in the worker. */
export function useSortedCodes(codes: readonly string[], sort: PriceSort): readonly string[] {
  const order = useAmendedTopic(
    "market.order",
    sort === null || sort.column === "coin" ? null : { by: sort.column, direction: sort.direction },
  );
  const ranks = order.rows.get("order")?.symbols ?? noSymbols;
  return useMemo(() => sortCodes(codes, sort, ranks), [codes, sort, ranks]);
}

const noSymbols: readonly string[] = [];
