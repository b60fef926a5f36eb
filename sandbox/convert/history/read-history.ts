import type { ConvertHistoryRow, HistoryFilter } from "#shared/contract/convert-history.ts";
import { batchHistory } from "../../batch/batch-history.ts";
import type { Db } from "../../ledger/database.ts";
import { limitOrderHistory } from "../../limit-order/order-history.ts";
import type { HistoryEntry, HistorySource } from "./history-source.ts";
import { marketHistory } from "./market-history.ts";

/** Every way of converting that is kept in the books. A new one is one line here. */
const sources: readonly HistorySource[] = [marketHistory, limitOrderHistory, batchHistory];

/** A page of a person's convert history, newest first, and how many records fit the filter. `page` counts from 1. */
export async function readHistory(
  db: Db,
  userId: number,
  filter: HistoryFilter,
  page: number,
  limit: number,
): Promise<{ list: ConvertHistoryRow[]; total: number }> {
  const wanted = listOf(filter.kind);
  const asked = sources.filter(({ kinds }) => wanted === null || kinds.some((kind) => wanted.has(kind)));
  const rows = (await Promise.all(asked.map((source) => source.rows(db, userId)))).flat();
  const fitting = rows.filter(fits(filter)).toSorted(newestFirst);
  const list = fitting.slice((page - 1) * limit, page * limit).map(({ coins: _, ...row }) => row);
  return { list, total: fitting.length };
}

function fits(filter: HistoryFilter): (row: HistoryEntry) => boolean {
  const kinds = listOf(filter.kind);
  const states = listOf(filter.state);
  const accounts = listOf(filter.accountType);
  const coins = listOf(filter.coin);
  const { recordNo, startTime = 0, endTime = Number.POSITIVE_INFINITY } = filter;
  return (row) => {
    const at = Number(row.createdAt);
    return (
      at >= startTime &&
      at < endTime &&
      (kinds === null || kinds.has(row.kind)) &&
      (states === null || states.has(row.state)) &&
      (accounts === null || accounts.has(row.accountType)) &&
      (coins === null || [row.fromCoin, row.toCoin, ...(row.coins ?? [])].some((coin) => coins.has(coin))) &&
      (recordNo === undefined || row.exchangeTxId.startsWith(recordNo))
    );
  };
}

/** The entries of a comma list, null for no list. */
function listOf(text: string | undefined): ReadonlySet<string> | null {
  if (text === undefined || text === "") return null;
  return new Set(text.split(","));
}

function newestFirst(a: ConvertHistoryRow, b: ConvertHistoryRow): number {
  return Number(b.createdAt) - Number(a.createdAt) || (a.exchangeTxId < b.exchangeTxId ? 1 : -1);
}
