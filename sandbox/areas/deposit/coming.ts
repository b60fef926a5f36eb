import { and, eq, inArray, isNull } from "drizzle-orm";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import type { Db } from "../../ledger/database.ts";
import { deposits } from "./tables.ts";

/** In the books as coming in: it waits for its blocks, or for what becomes of those that were taken back. */
const coming = [depositStatuses.confirming, depositStatuses.rollback];

/** The coin of a deposit that may still be credited to a person, and is in none of their wallets yet. */
export async function coinComing(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ coin: deposits.coin })
    .from(deposits)
    .where(and(eq(deposits.userId, userId), inArray(deposits.status, coming), isNull(deposits.endedAt)))
    .limit(1);
  return row?.coin;
}
