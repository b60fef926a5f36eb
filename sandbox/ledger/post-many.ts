import { eq, gt, max, sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { accounts, entries, postings } from "./tables.ts";

const books = [accounts, postings, entries];

/**
 * Writes tens of thousands of postings in one transaction. The guards that look at row after row rest meanwhile; what
 * they guard is proven over all that was written, or none of it is: each posting has entries and balances in each coin,
 * balances follow the entries, and no user is below zero.
 */
export async function postMany(db: Db, write: (tx: Db) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of books) await tx.execute(sql`alter table ${table} disable trigger user`);
    const [last] = await tx.select({ id: max(postings.id) }).from(postings);
    const before = last?.id ?? 0;
    await write(tx);
    await refuseUnbalanced(tx, before);
    await tx.execute(sql`
      update ${accounts} a set balance = a.balance + s.total
        from (select account_id, sum(amount) as total from ${entries} where posting_id > ${before}::bigint group by account_id) s
       where s.account_id = a.id`);
    for (const table of books) await tx.execute(sql`alter table ${table} enable trigger user`);
  });
}

async function refuseUnbalanced(tx: Db, before: number): Promise<void> {
  const odd = await tx
    .select({ id: postings.id })
    .from(postings)
    .leftJoin(entries, eq(entries.postingId, postings.id))
    .leftJoin(accounts, eq(accounts.id, entries.accountId))
    .where(gt(postings.id, before))
    .groupBy(postings.id, accounts.coin)
    // A posting without entries is none either.
    .having(sql`coalesce(sum(${entries.amount}), 1) <> 0`)
    .limit(1);
  if (odd.length > 0) throw new Error("A posting does not balance");
}
