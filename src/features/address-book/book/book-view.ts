import type { BookEntry } from "#shared/contract/address-view.ts";
import { coinCode, oneOf } from "#src/records/filter-kinds.ts";
import { defineFilters, type Filter } from "#src/records/filters.ts";
import { universal } from "../paths.ts";

/** What of the book is looked at. Words that are searched for may be an address, so they stand in no link. Pure. */

export const entryKinds = ["chain", "user"] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface BookView {
  readonly kind: EntryKind | "";
  readonly coin: string;
  readonly chain: string;
}

const chainFilter: Filter<string> = {
  none: "",
  read: ([text = ""]) => (/^[A-Za-z0-9.]{1,20}$/.test(text) ? text.toUpperCase() : ""),
  write: (chain) => [chain],
};

export const bookFilters = defineFilters<BookView>(
  { kind: oneOf(entryKinds), coin: coinCode(), chain: chainFilter },
  ["kind"],
);

const kindOf = ({ addressType }: BookEntry): EntryKind => (addressType === 1 ? "user" : "chain");

/** Entries for every coin fit each coin of their network. */
export function viewedEntries(
  rows: readonly BookEntry[],
  { kind, coin, chain }: BookView,
  query: string,
): readonly BookEntry[] {
  const wanted = query.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (kind === "" || kindOf(row) === kind) &&
      (coin === "" || row.coin === coin || row.coin === universal) &&
      (chain === "" || row.chain === chain) &&
      (wanted === "" ||
        [row.remark, row.address, row.tag].some((said) => said.toLowerCase().includes(wanted))),
  );
}

export function countOf(rows: readonly BookEntry[], kind: EntryKind | ""): number {
  return kind === "" ? rows.length : rows.filter((row) => kindOf(row) === kind).length;
}

/** What a person calls an entry: its name, else the beginning of its address. */
export function nameOf({ remark, address }: Pick<BookEntry, "remark" | "address">): string {
  return remark === "" ? address.slice(0, 10) : remark;
}
