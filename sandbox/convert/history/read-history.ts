import type { HistoryFilter } from "#shared/contract/convert-history.ts";
import type { Db } from "../../ledger/database.ts";
import { limitOrderHistory } from "../../limit-order/order-history.ts";
import { batchHistory } from "../../small-balances/batch-history.ts";
import type { HistorySource } from "./history-source.ts";
import { marketHistory } from "./market-history.ts";
import { type HistoryPage, listOf, type Paging, pageOfHistory, requireAskable } from "./page-of-history.ts";

/** Every way of converting that is kept in the books. A new one is one line here. */
const sources: readonly HistorySource[] = [marketHistory, limitOrderHistory, batchHistory];

/** A page of a person's convert history, newest first. Refuses with 10001 what cannot be asked for. */
export async function readHistory(
  db: Db,
  userId: number,
  filter: HistoryFilter,
  paging: Paging,
): Promise<HistoryPage> {
  requireAskable(filter, paging);
  const wanted = listOf(filter.kind);
  const asked = sources.filter(({ kinds }) => wanted === null || kinds.some((kind) => wanted.has(kind)));
  const entries = (await Promise.all(asked.map((source) => source.rows(db, userId)))).flat();
  return pageOfHistory(entries, filter, paging);
}
