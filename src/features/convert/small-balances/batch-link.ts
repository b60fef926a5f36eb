import { searchWith } from "#src/state/search-with.ts";
import { historyPath } from "../paths.ts";

/** A batch in the address: `?mode=smallBalances&batch=2071558600349182`. Addresses come from outside, so they are read with care. */

/** Batches in the history of all conversions. */
export const batchHistoryPath = `${historyPath}?kind=smallBalances`;

export function readBatchId(search: string): string {
  const id = new URLSearchParams(search).get("batch") ?? "";
  return /^[\w-]{1,64}$/.test(id) ? id : "";
}

/** The address's search with this batch, "" for none; what else stands there stays. */
export function writeBatchId(search: string, id: string): string {
  return searchWith(search, { mode: "smallBalances", batch: id });
}
