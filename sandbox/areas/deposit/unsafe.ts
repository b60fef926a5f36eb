import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Db } from "../../ledger/database.ts";
import { walletBalances } from "../../ledger/ledger.ts";
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

/** Value of a person's coins that are not safe yet, USD: of each wallet no more than lies in it, since the rest moved on. */
export async function unsafeValue(db: Db, market: Market, userId: number): Promise<Decimal> {
  const rows = await db
    .select({
      account: deposits.account,
      coin: deposits.coin,
      sum: sql<string>`sum(${deposits.amount})::text`,
    })
    .from(deposits)
    .where(isUnsafe(userId))
    .groupBy(deposits.account, deposits.coin);
  if (rows.length === 0) return new Decimal(0);
  const held = {
    FUND: await walletBalances(db, String(userId), "funding"),
    UNIFIED: await walletBalances(db, String(userId), "unified"),
  };
  const usd = market.fiat.toUsd("USDT") ?? "1";
  return rows.reduce((total, { account, coin, sum }) => {
    const amount = Decimal.min(sum, held[account].get(coin) ?? 0);
    return total.plus(amount.times(market.price(coin) ?? 0).times(usd));
  }, new Decimal(0));
}
