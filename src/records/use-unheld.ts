import { useMemo } from "react";
import type { CallName } from "#shared/contract/index.ts";
import type { RecordSource } from "./record-source.ts";

/** Beside a private topic of the newest records, which reports every change of those it holds: only the others are looked up again. */
export function useUnheld<N extends CallName, F, R>(
  source: RecordSource<N, F, R>,
  newest: ReadonlyMap<string, unknown>,
): RecordSource<N, F, R> {
  const ids = [...newest.keys()].join(" ");
  return useMemo(() => {
    const held = new Set(ids.split(" "));
    return { ...source, phaseOf: (row) => (held.has(source.idOf(row)) ? "ended" : source.phaseOf(row)) };
  }, [source, ids]);
}
