import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Db } from "../../ledger/database.ts";
import type { Market } from "../../market/market.ts";
import { deposits } from "./tables.ts";

/** What was credited and may still be taken back by a chain that turns: it cannot be withdrawn (F6d.3). */

/** Credited, and not withdrawable yet: by account. */
export async function unsafeDeposits(db: Db, userId: number, coin: string): Promise<Map<string, Decimal>> {
  const rows = await db
    .select({ account: deposits.account, sum: sql<string>`sum(${deposits.amount})::text` })
    .from(deposits)
    .where(and(isUnsafe(userId), eq(deposits.coin, coin)))
    .groupBy(deposits.account);
  return new Map(rows.map(({ account, sum }) => [account, new Decimal(sum)]));
}

const isUnsafe = (userId: number) =>
  and(
    eq(deposits.userId, userId),
    isNotNull(deposits.creditedAt),
    isNull(deposits.unlockedAt),
    isNull(deposits.endedAt),
  );

/** Value of a person's coins that are not safe yet, USD. */
export async function unsafeValue(db: Db, market: Market, userId: number): Promise<Decimal> {
  const rows = await db
    .select({ coin: deposits.coin, sum: sql<string>`sum(${deposits.amount})::text` })
    .from(deposits)
    .where(isUnsafe(userId))
    .groupBy(deposits.coin);
  const usd = market.fiat.toUsd("USDT") ?? "1";
  return rows.reduce(
    (total, { coin, sum }) => total.plus(new Decimal(sum).times(market.price(coin) ?? 0).times(usd)),
    new Decimal(0),
  );
}
