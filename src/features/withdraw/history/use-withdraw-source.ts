import { useEffect, useRef } from "react";
import { queries } from "#src/bridge/reads.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { useUnheld } from "#src/records/use-unheld.ts";
import { withdrawSource } from "./withdraw-view.ts";

const params = {};

/** Where the history's records come from. */
export function useWithdrawSource(): typeof withdrawSource {
  return useUnheld(withdrawSource, useTopic("withdraw.recent", params).rows);
}

/** What the private topic newly has is asked for, wherever it was made. */
export function useWithdrawNews(): void {
  const { rows, status } = useTopic("withdraw.recent", params);
  const before = useRef<ReadonlyMap<string, unknown>>(undefined);
  useEffect(() => {
    if (status !== "live") return;
    const known = before.current ?? rows;
    before.current = rows;
    if ([...rows.keys()].some((id) => !known.has(id))) queries.invalidate(["withdraw.records"]);
  }, [rows, status]);
}
