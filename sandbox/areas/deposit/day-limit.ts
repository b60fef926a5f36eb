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
  if (!isLimit(dayLimit)) return null;
  // Two that are confirmed in one moment do not both take the same room.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`day limit/${userId}/${coin}/${chain}`}))`);
  const alike = and(eq(deposits.userId, userId), eq(deposits.coin, coin), eq(deposits.chain, chain));
  const today = at - (at % dayMs);
  const [waiting] = await tx
    .select({ last: sql<string | null>`max(${deposits.dueAt})` })
    .from(deposits)
    .where(and(alike, eq(deposits.status, depositStatuses.processing), isNotNull(deposits.dueAt)));
  const last = waiting?.last ?? null;
  if (last !== null) return Math.max(today, Number(last)) + daysOf(amount, dayLimit) * dayMs;
  const credited = await tx
    .select({ amount: deposits.amount, dayLimit: deposits.dayLimit })
    .from(deposits)
    .where(and(alike, gte(deposits.creditedAt, today)));
  const taken = credited.reduce((sum, one) => sum.plus(partOfItsDay(one)), new Decimal(0));
  const more = daysOf(taken.plus(amount), dayLimit) - 1;
  return more <= 0 ? null : today + more * dayMs;
}

type Limited = Pick<DepositRow, "amount" | "dayLimit">;

const isLimit = (dayLimit: string): boolean => new Decimal(dayLimit).gt(0);

function daysOf(amount: Decimal | string, dayLimit: string): number {
  return new Decimal(amount).div(dayLimit).integerValue(Decimal.ROUND_CEIL).toNumber();
}

/** Of what was credited: one larger than its limit has taken whole days before the one that it came on. */
export function partOfItsDay({ amount, dayLimit }: Limited): Decimal {
  const whole = isLimit(dayLimit) ? daysOf(amount, dayLimit) - 1 : 0;
  return new Decimal(amount).minus(new Decimal(dayLimit).times(whole));
}
