import type { CallName } from "#shared/contract/index.ts";
import type { AnswerState } from "#src/bridge/query.ts";
import type { RecordSource } from "./record-source.ts";

/** Lists that are read on by cursor: the answer to a page names the next one. Pure. */

/** Cursors of the second page and of those after it, as far as they are known; none where pages have numbers. */
export function knownCursors<N extends CallName, F, R>(
  { nextOf }: RecordSource<N, F, R>,
  states: readonly AnswerState<N>[],
): readonly string[] {
  const cursors: string[] = [];
  if (nextOf === undefined) return cursors;
  for (const { result } of states) {
    const next = result?.kind === "ok" ? nextOf(result.data) : "";
    if (next === "") break;
    cursors.push(next);
  }
  return cursors;
}

/** So many pages can be asked for. */
export function askable<N extends CallName, F, R>(
  { nextOf }: RecordSource<N, F, R>,
  wanted: number,
  cursors: readonly string[],
): number {
  return nextOf === undefined ? wanted : Math.min(wanted, cursors.length + 1);
}
