import { useState } from "react";
import type { CallName } from "#shared/contract/index.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { everyMs } from "./record-pace.ts";
import type { RecordPhase, RecordSource } from "./record-source.ts";

export interface FoundRecord<N extends CallName, R> {
  readonly row: R | undefined;
  /** How fetching it went; of no meaning for a record that the list holds. */
  readonly state: CallState<N>;
}

/** A record by its id: the list's own, else fetched, and kept up to date until it has ended. */
export function useRecord<N extends CallName, F, R>(
  source: RecordSource<N, F, R>,
  id: string,
  listed: R | undefined,
): FoundRecord<N, R> {
  const isFetched = id !== "" && listed === undefined;
  const [phase, setPhase] = useState<RecordPhase>("ended");
  const state = useCall(source.call, source.find(id), {
    enabled: isFetched,
    refetchEveryMs: isFetched ? everyMs[phase] : 0,
  });
  const found = state.status === "ok" ? source.rowsOf(state.data) : [];
  const row = listed ?? found.find((one) => source.idOf(one) === id);
  const reached = row === undefined ? "ended" : source.phaseOf(row);
  if (reached !== phase) setPhase(reached);
  return { row, state };
}
