import type { HistoryFilter } from "#shared/contract/convert-history.ts";
import type { HistorySource } from "../../../dealer/history-source.ts";
import type { Db } from "../../../ledger/database.ts";
import {
  type HistoryPage,
  listOf,
  type Paging,
  pageOfHistory,
  requireValidRange,
} from "./page-of-history.ts";

/** A page of a person's convert history, newest first. Refuses with 10001 what cannot be asked for. */
export async function readHistory(
  db: Db,
  sources: readonly HistorySource[],
  userId: number,
  filter: HistoryFilter,
  paging: Paging,
): Promise<HistoryPage> {
  requireValidRange(filter, paging);
  const wanted = listOf(filter.kind);
  const requested = sources.filter(({ kinds }) => wanted === null || kinds.some((kind) => wanted.has(kind)));
  const entries = (await Promise.all(requested.map((source) => source.rows(db, userId)))).flat();
  return pageOfHistory(entries, filter, paging);
}
