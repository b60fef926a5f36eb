import type { ConvertHistoryRow, ConvertKind } from "#shared/contract/convert-history.ts";
import type { Db } from "../ledger/database.ts";

/** A record, and the coins it is found by where it has more than its own two. */
export type HistoryEntry = ConvertHistoryRow & { readonly coins?: readonly string[] };

/** One kind's part of the convert history: every record of a person, in any order. The reader filters and pages. */
export interface HistorySource {
  readonly kinds: readonly ConvertKind[];
  rows(db: Db, userId: number): Promise<HistoryEntry[]>;
}
