import { and, asc, desc, eq, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Db } from "../../ledger/database.ts";
import type { Wallet } from "../../ledger/ledger.ts";
import { accounts, entries, postings } from "../../ledger/tables.ts";
import { codes, Refusal } from "../../refusal.ts";

/** Entries of one wallet, newest first, with the balance that each left: read from the books themselves. */

export interface LedgerQuery {
  readonly owner: string;
  readonly wallet: Wallet;
  readonly coin?: string | undefined;
  /** One entry, whenever it was. */
  readonly id?: string | undefined;
  /** ms; the start counts, the end does not. */
  readonly start: number;
  readonly end: number;
  /** What else is asked for; it sees entries, postings and accounts. */
  readonly where?: SQL | undefined;
  readonly limit: number;
  readonly cursor: string;
}

export interface LedgerEntry {
  readonly id: number;
  readonly accountId: number;
  readonly coin: string;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly postingId: number;
  readonly kind: string;
  readonly ref: string;
  readonly at: number;
}

export interface LedgerPage {
  readonly rows: readonly LedgerEntry[];
  /** "" at the end of the window. */
  readonly next: string;
  /** On a window's last page: when the newest one before it was made, ms; "" for none. */
  readonly earlierAt?: string;
}

const place = sql`(${postings.createdAt}, ${entries.id})`;

export async function readEntries(db: Db, query: LedgerQuery): Promise<LedgerPage> {
  const { start, end, limit, cursor, id } = query;
  const mine = [
    eq(accounts.owner, query.owner),
    eq(accounts.kind, query.wallet),
    query.coin === undefined ? undefined : eq(accounts.coin, query.coin),
    query.where,
  ];
  const rows = await select(db)
    .where(
      id === undefined
        ? and(...mine, gte(postings.createdAt, start), lt(postings.createdAt, end), after(cursor))
        : and(...mine, eq(entries.id, entryId(id))),
    )
    .orderBy(desc(postings.createdAt), desc(entries.id))
    .limit(limit + 1);
  const page = await withBalances(db, rows.slice(0, limit));
  const last = page.at(-1);
  if (rows.length > limit && last !== undefined) return { rows: page, next: `${last.at}.${last.id}` };
  if (id !== undefined) return { rows: page, next: "" };
  const [earlier] = await select(db)
    .where(and(...mine, lt(postings.createdAt, start)))
    .orderBy(desc(postings.createdAt))
    .limit(1);
  return { rows: page, next: "", earlierAt: earlier === undefined ? "" : String(earlier.at) };
}

type Row = Omit<LedgerEntry, "balanceAfter">;

function select(db: Db) {
  return db
    .select({
      id: entries.id,
      accountId: accounts.id,
      coin: accounts.coin,
      amount: entries.amount,
      postingId: postings.id,
      kind: postings.kind,
      ref: postings.ref,
      at: postings.createdAt,
    })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .$dynamic();
}

/** The sum of an account's entries up to each, those of the page or not. */
async function withBalances(db: Db, rows: readonly Row[]): Promise<LedgerEntry[]> {
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const ids = [...new Set(rows.map(({ accountId }) => accountId))];
  const ofThem = inArray(entries.accountId, ids);
  const from = sql`(${oldest.at}::bigint, ${oldest.id}::bigint)`;
  const before = await db
    .select({ accountId: entries.accountId, total: sql<string>`sum(${entries.amount})::text` })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .where(and(ofThem, sql`${place} < ${from}`))
    .groupBy(entries.accountId);
  const between = await db
    .select({ id: entries.id, accountId: entries.accountId, amount: entries.amount })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .where(
      and(
        ofThem,
        // Said twice, so that the index over time is used.
        gte(postings.createdAt, oldest.at),
        lte(postings.createdAt, newest.at),
        sql`${place} >= ${from}`,
      ),
    )
    .orderBy(asc(postings.createdAt), asc(entries.id));
  const sums = new Map(before.map(({ accountId, total }) => [accountId, new Decimal(total)]));
  const left = new Map<number, string>();
  for (const { id, accountId, amount } of between) {
    const sum = (sums.get(accountId) ?? new Decimal(0)).plus(amount);
    sums.set(accountId, sum);
    left.set(id, sum.toFixed());
  }
  return rows.map((row) => ({ ...row, balanceAfter: left.get(row.id) ?? "" }));
}

/** Where the page before ended: what is booked meanwhile comes above it and moves nothing. */
function after(cursor: string): SQL | undefined {
  if (cursor === "") return undefined;
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined) throw new Refusal(codes.badParameter, "cursor: unknown");
  return and(lte(postings.createdAt, Number(at)), sql`${place} < (${at}::bigint, ${id}::bigint)`);
}

function entryId(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : -1;
}
