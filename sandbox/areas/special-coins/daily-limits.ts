import { and, eq, gte, ne, sql } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import { conversions, quotes } from "../../dealer/tables.ts";
import type { Db } from "../../ledger/database.ts";
import { dayMs } from "../../market/candle.ts";
import { codes, Refusal } from "../../refusal.ts";
import { findProduct, type Product } from "./products.ts";

/** What a person paid of a coin through a product since midnight UTC, over both wallets, failures left out. */
export async function usedOfProduct(
  db: Db,
  userId: number,
  productId: string,
  coin: string,
  at: number,
): Promise<string> {
  const [row] = await db
    .select({ total: sql<string | null>`sum(${conversions.fromAmount})::text` })
    .from(conversions)
    .innerJoin(quotes, eq(quotes.id, conversions.quoteId))
    .where(
      and(
        eq(conversions.userId, userId),
        eq(quotes.productId, productId),
        eq(conversions.fromCoin, coin),
        gte(conversions.createdAt, Math.floor(at / dayMs) * dayMs),
        ne(conversions.status, "failure"),
      ),
    );
  return new Decimal(row?.total ?? 0).toFixed();
}

/** Refuses with 700007 what the day has no room for. */
export async function requireRoomToday(
  db: Db,
  userId: number,
  paid: { readonly product: Product; readonly coin: string; readonly amount: string },
  at: number,
): Promise<void> {
  const { product, coin, amount } = paid;
  const { daily } = (coin === product.coin ? product.limits : product.back) ?? product.limits;
  const used = await usedOfProduct(db, userId, product.id, coin, at);
  if (new Decimal(amount).plus(used).gt(daily)) {
    throw new Refusal(codes.aboveMaximum, `At most ${daily} ${coin} a day, ${used} used`);
  }
}

/**
 * The same at the confirmation of a quote, where it counts: quotes that were open side by side may not go over the day
 * together. To be run in a transaction that holds the person's row.
 */
export async function holdRoomToday(
  tx: Db,
  quote: Pick<typeof quotes.$inferSelect, "userId" | "productId" | "fromCoin" | "fromAmount">,
  at: number,
): Promise<void> {
  const product = quote.productId === null ? undefined : findProduct(quote.productId);
  if (product === undefined) throw new Refusal(codes.notSupported, "This product is gone");
  await requireRoomToday(tx, quote.userId, { product, coin: quote.fromCoin, amount: quote.fromAmount }, at);
}
