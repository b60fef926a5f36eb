import { and, eq, inArray, or, sql } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import { codes, Refusal } from "../refusal.ts";
import { type Db, refusedBy } from "./database.ts";
import { accounts, entries, postings } from "./tables.ts";

/** Double entry: each posting's entries sum to zero in each coin (D6.1). The database enforces it. */

/** `spot`: of who traded before the unified account. */
export type Wallet = "funding" | "unified" | "spot";
export type AccountKind = Wallet | `${Wallet}_locked` | HouseKind;
/** `chain` stands for the world outside, `incoming` for what is not credited yet, `unclaimed` for what is nobody's. */
type HouseKind = "equity" | "dealer" | "fees" | "chain" | "incoming" | "unclaimed";

export const house = "house";

export interface Entry {
  /** A user's id, or {@link house}. */
  readonly owner: string;
  readonly kind: AccountKind;
  readonly coin: string;
  /** Decimal text, negative takes away. */
  readonly amount: string;
}

export interface Posting {
  /** What happened, one of the kinds that a part names as its own; unique together with `ref`. */
  readonly kind: string;
  readonly ref: string;
  readonly at: number;
  readonly entries: readonly Entry[];
}

const place = (entry: Omit<Entry, "amount">): string => `${entry.owner}/${entry.kind}/${entry.coin}`;

/**
 * Writes one posting in its own (nested) transaction. Refuses with 700005 what would take a user below zero; throws
 * the database's error for what does not balance (at commit) or was posted before.
 */
export async function post(db: Db, posting: Posting): Promise<void> {
  // Always the same order of rows, so that two postings never wait for each other.
  const lines = posting.entries.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  await db
    .transaction(async (tx) => {
      const ids = await openAccounts(tx, lines);
      const [row] = await tx
        .insert(postings)
        .values({ kind: posting.kind, ref: posting.ref, createdAt: posting.at })
        .returning({ id: postings.id });
      if (row === undefined) throw new Error("A posting got no id");
      await tx.insert(entries).values(
        lines.map((line) => ({
          postingId: row.id,
          accountId: ids.get(place(line)) ?? -1,
          amount: line.amount,
        })),
      );
    })
    .catch((error: unknown) => {
      if (refusedBy(error) !== "user_not_below_zero") throw error;
      throw new Refusal(codes.balanceTooLow, "Balance too low");
    });
}

async function openAccounts(tx: Db, lines: readonly Entry[]): Promise<Map<string, number>> {
  await tx
    .insert(accounts)
    .values(lines.map(({ owner, kind, coin }) => ({ owner, kind, coin })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(accounts)
    .where(
      or(
        ...lines.map((line) =>
          and(eq(accounts.owner, line.owner), eq(accounts.kind, line.kind), eq(accounts.coin, line.coin)),
        ),
      ),
    );
  return new Map(rows.map((row) => [place({ ...row, kind: row.kind as AccountKind }), row.id]));
}

export interface Balance {
  readonly kind: AccountKind;
  readonly coin: string;
  readonly amount: string;
}

/** All balances of an owner that are not zero, as plain decimal text. */
export async function balances(db: Db, owner: string): Promise<Balance[]> {
  const rows = await db.select().from(accounts).where(eq(accounts.owner, owner));
  return rows
    .map((row) => ({
      kind: row.kind as AccountKind,
      coin: row.coin,
      amount: new Decimal(row.balance).toFixed(),
    }))
    .filter((row) => row.amount !== "0")
    .toSorted((a, b) => (`${a.kind}/${a.coin}` < `${b.kind}/${b.coin}` ? -1 : 1));
}

/** One wallet by coin, as plain decimal text. */
export async function walletBalances(db: Db, owner: string, wallet: Wallet): Promise<Map<string, string>> {
  const rows = await balances(db, owner);
  return new Map(rows.filter((row) => row.kind === wallet).map((row) => [row.coin, row.amount]));
}

/** One balance, its row held against other postings until the transaction ends. */
export async function lockBalance(tx: Db, owner: string, kind: AccountKind, coin: string): Promise<Decimal> {
  const [row] = await tx
    .select({ balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.owner, owner), eq(accounts.kind, kind), eq(accounts.coin, coin)))
    .for("no key update");
  return new Decimal(row?.balance ?? 0);
}

export interface TrialBalance {
  /** Sum of all entries a coin; every one must be "0". */
  readonly coins: Readonly<Record<string, string>>;
  /** Accounts whose balance differs from the sum of their entries; must be 0. */
  readonly drifted: number;
}

/** Adds up the whole book. */
export async function trialBalance(db: Db): Promise<TrialBalance> {
  const sums = await db
    .select({ coin: accounts.coin, total: sql<string>`sum(${entries.amount})::text` })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .groupBy(accounts.coin)
    .orderBy(accounts.coin);
  const drifted = await db
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(entries, eq(entries.accountId, accounts.id))
    .groupBy(accounts.id)
    .having(sql`${accounts.balance} <> coalesce(sum(${entries.amount}), 0)`);
  const coins = sums.map((row): [string, string] => [row.coin, new Decimal(row.total).toFixed()]);
  return { coins: Object.fromEntries(coins), drifted: drifted.length };
}

/** Sum of what users own in some kinds of account, by owner: for equity figures. */
export async function holdings(db: Db, owner: string, kinds: readonly AccountKind[]): Promise<Balance[]> {
  const rows = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.owner, owner), inArray(accounts.kind, [...kinds])));
  const totals = new Map<string, Decimal>();
  for (const row of rows) totals.set(row.coin, new Decimal(row.balance).plus(totals.get(row.coin) ?? 0));
  const kind = kinds[0] ?? "funding";
  return [...totals].map(([coin, total]) => ({ kind, coin, amount: total.toFixed() }));
}
