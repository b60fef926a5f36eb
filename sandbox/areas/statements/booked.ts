import { and, eq, inArray, notExists, notLike, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Db } from "../../ledger/database.ts";
import { accounts, entries, postings } from "../../ledger/tables.ts";

/** Records beside the books: what a statement of records tells has to be what the books have (F2e.9). */

export interface RecordColumns {
  readonly id: AnyPgColumn;
  readonly userId: AnyPgColumn;
}

/**
 * What postings of these kinds changed in the owner's wallets, locked money with it or without, for the record that a query
 * is at. To be joined laterally, so that the record and its bookings are of one moment.
 */
export function bookedOf(
  db: Db,
  { id, userId }: RecordColumns,
  kinds: readonly string[],
  { locked }: { readonly locked: boolean },
) {
  return db
    .select({ total: sql<string>`coalesce(sum(${entries.amount}), 0)::text`.as("total") })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(
      and(
        inArray(postings.kind, [...kinds]),
        eq(postings.ref, id),
        sql`${accounts.owner} = ${userId}::text`,
        locked ? undefined : notLike(accounts.kind, "%\\_locked"),
      ),
    )
    .as("booked");
}

/** Throws where a record tells something else than its bookings. */
export function requireBooked(id: string, reported: string, booked: string): void {
  const sum = new Decimal(booked);
  if (!sum.eq(reported)) throw new Error(`Record ${id} tells ${reported}, the books have ${sum.toFixed()}`);
}

export interface Postings {
  readonly members: readonly number[];
  readonly kinds: readonly string[];
  /** ms: the start counts, the end does not. */
  readonly from: number;
  readonly until: number;
}

/** Throws where the books have a posting of these that is no record's. `record` sees postings and accounts. */
export async function requireRecords(
  db: Db,
  { members, kinds, from, until }: Postings,
  record: SQL,
): Promise<void> {
  const [found] = await db
    .select({ kind: postings.kind, ref: postings.ref })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(
      and(
        inArray(accounts.owner, members.map(String)),
        inArray(postings.kind, [...kinds]),
        sql`${postings.createdAt} >= ${from}::bigint and ${postings.createdAt} < ${until}::bigint`,
        notExists(record),
      ),
    )
    .limit(1);
  if (found !== undefined) throw new Error(`${found.kind} ${found.ref} of the books is no record's`);
}
