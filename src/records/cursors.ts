import type { CallName } from "#shared/contract/index.ts";
import type { AnswerState } from "#src/bridge/query.ts";
import { pageSize, type RecordSource } from "./record-source.ts";

/** Lists that are read on by cursor: the answer to a page names the next one. Pure. */

export interface Chain {
  /** Of the second page and of those after it, as far as they are known; none where pages have numbers. */
  readonly cursors: readonly string[];
  /** A cursor that comes back, or a page of nothing new that promises more: who reads on reads for ever. Without cursors a whole page does. */
  readonly isBroken: boolean;
}

export function chainOf<N extends CallName, F, R>(
  { nextOf, rowsOf, idOf }: Pick<RecordSource<N, F, R>, "nextOf" | "rowsOf" | "idOf">,
  states: readonly Pick<AnswerState<N>, "result">[],
): Chain {
  const cursors: string[] = [];
  const ids = new Set<string>();
  for (const { result } of states) {
    if (result?.kind !== "ok") break;
    const rows = rowsOf(result.data);
    const next = nextOf?.(result.data);
    if (next === "" || (next === undefined && rows.length < pageSize)) break;
    const before = ids.size;
    for (const row of rows) ids.add(idOf(row));
    if (ids.size === before || (next !== undefined && cursors.includes(next)))
      return { cursors, isBroken: true };
    if (next !== undefined) cursors.push(next);
  }
  return { cursors, isBroken: false };
}

/** So many pages can be requested. */
export function fetchable<N extends CallName, F, R>(
  { nextOf }: Pick<RecordSource<N, F, R>, "nextOf">,
  wanted: number,
  cursors: readonly string[],
): number {
  return nextOf === undefined ? wanted : Math.min(wanted, cursors.length + 1);
}
