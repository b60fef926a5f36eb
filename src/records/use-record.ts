import { useState } from "react";
import type { CallName } from "#shared/contract/index.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { processingEveryMs, type RecordSource } from "./record-source.ts";

export interface FoundRecord<N extends CallName, R> {
  readonly row: R | undefined;
  /** How fetching it went; of no meaning for a record that the list holds. */
  readonly state: CallState<N>;
}

/** A record by its id: the list's own, else fetched, and kept up to date while it is processed. */
export function useRecord<N extends CallName, F, R>(
  source: RecordSource<N, F, R>,
  id: string,
  listed: R | undefined,
): FoundRecord<N, R> {
  const isFetched = id !== "" && listed === undefined;
  const [processing, setProcessing] = useState(false);
  const state = useCall(source.call, source.find(id), {
    enabled: isFetched,
    refetchEveryMs: isFetched && processing ? processingEveryMs : 0,
  });
  const found = state.status === "ok" ? source.rowsOf(state.data) : [];
  const row = listed ?? found.find((one) => source.idOf(one) === id);
  const isProcessing = row !== undefined && source.phaseOf(row) === "processing";
  if (isProcessing !== processing) setProcessing(isProcessing);
  return { row, state };
}
