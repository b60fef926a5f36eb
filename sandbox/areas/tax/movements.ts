import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../ledger/database.ts";
import { house } from "../../ledger/ledger.ts";
import { accounts, entries, postings } from "../../ledger/tables.ts";

/** What the books did to some people's coins: a posting with its changes, own wallets and locked money taken together. */
export interface Movement {
  readonly id: number;
  readonly kind: string;
  readonly ref: string;
  readonly at: number;
  readonly changes: readonly Change[];
  /** What the house took of it, by coin. */
  readonly fees: ReadonlyMap<string, string>;
}

export interface Change {
  readonly owner: string;
  readonly coin: string;
  /** With its sign, never 0. */
  readonly amount: string;
}

/** ms: the start counts, the end does not. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Those of a span, oldest first. What only changed its wallet is left out. */
export async function readMovements(
  db: Db,
  owners: readonly string[],
  span: Span,
): Promise<readonly Movement[]> {
  const net = sql<string>`sum(${entries.amount})`;
  const rows = await db
    .select({
      id: postings.id,
      kind: postings.kind,
      ref: postings.ref,
      at: postings.createdAt,
      owner: accounts.owner,
      coin: accounts.coin,
      amount: sql<string>`${net}::text`,
    })
    .from(entries)
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(and(inArray(accounts.owner, [...owners]), within(span)))
    .groupBy(postings.id, accounts.owner, accounts.coin)
    .having(sql`${net} <> 0`)
    .orderBy(postings.createdAt, postings.id, accounts.coin);
  const fees = await feesOf(db, owners, span);
  const found = new Map<number, { readonly movement: Movement; readonly changes: Change[] }>();
  for (const { id, kind, ref, at, ...change } of rows) {
    const known = found.get(id)?.changes;
    known?.push(change);
    if (known !== undefined) continue;
    const changes = [change];
    found.set(id, { movement: { id, kind, ref, at, changes, fees: fees.get(id) ?? new Map() }, changes });
  }
  return [...found.values()].map(({ movement }) => movement);
}

const within = ({ from, until }: Span) => and(gte(postings.createdAt, from), lt(postings.createdAt, until));

async function feesOf(
  db: Db,
  owners: readonly string[],
  span: Span,
): Promise<ReadonlyMap<number, Map<string, string>>> {
  const theirs = db
    .select({ id: entries.postingId })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(inArray(accounts.owner, [...owners]));
  const rows = await db
    .select({
      id: entries.postingId,
      coin: accounts.coin,
      amount: sql<string>`sum(${entries.amount})::text`,
    })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(postings, eq(postings.id, entries.postingId))
    .where(
      and(
        eq(accounts.owner, house),
        eq(accounts.kind, "fees"),
        within(span),
        inArray(entries.postingId, theirs),
      ),
    )
    .groupBy(entries.postingId, accounts.coin);
  const found = new Map<number, Map<string, string>>();
  for (const { id, coin, amount } of rows) {
    const known = found.get(id) ?? new Map<string, string>();
    found.set(id, known.set(coin, amount));
  }
  return found;
}
