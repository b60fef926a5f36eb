import { and, eq, gte, isNotNull, sql } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import type { Db } from "../../ledger/database.ts";
import { type DepositRow, deposits } from "./tables.ts";

const dayMs = 86_400_000;

/**
 * When the day's limit has room for a deposit (UTC midnight, ms); null for today. One larger than the limit takes as many days as
 * it is limits, and what waits already comes first. To be run inside a transaction.
 */
export async function roomAt(tx: Db, row: DepositRow, at: number): Promise<number | null> {
  const { userId, coin, chain, amount, dayLimit } = row;
  const limit = new Decimal(dayLimit);
  if (!limit.gt(0)) return null;
  // Two that are confirmed in one moment do not both take the same room.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`day limit/${userId}/${coin}/${chain}`}))`);
  const alike = and(eq(deposits.userId, userId), eq(deposits.coin, coin), eq(deposits.chain, chain));
  const today = at - (at % dayMs);
  const days = (part: Decimal | string): number =>
    new Decimal(part).div(limit).integerValue(Decimal.ROUND_CEIL).toNumber();
  const [waiting] = await tx
    .select({ last: sql<string | null>`max(${deposits.dueAt})` })
    .from(deposits)
    .where(and(alike, eq(deposits.status, depositStatuses.processing), isNotNull(deposits.dueAt)));
  const last = waiting?.last ?? null;
  if (last !== null) return Math.max(today, Number(last)) + days(amount) * dayMs;
  const [credited] = await tx
    .select({ sum: sql<string>`coalesce(sum(${deposits.amount}), 0)` })
    .from(deposits)
    .where(and(alike, gte(deposits.creditedAt, today)));
  const more = days(new Decimal(credited?.sum ?? 0).plus(amount)) - 1;
  return more <= 0 ? null : today + more * dayMs;
}
