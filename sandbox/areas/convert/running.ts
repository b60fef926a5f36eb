import { and, count, eq } from "drizzle-orm";
import type { Quote } from "../../dealer/quotes.ts";
import { conversions, quotes } from "../../dealer/tables.ts";
import type { Db } from "../../ledger/database.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { ConvertSettings } from "./settings.ts";

/** Refuses what would be one running conversion too many: of this person's pair and wallet, or of the whole exchange. */
export async function requireCapacity(
  tx: Db,
  quote: Quote,
  { maxRunning, settleQueue }: Pick<ConvertSettings, "maxRunning" | "settleQueue">,
): Promise<void> {
  const running = eq(conversions.status, "processing");
  const [all] = await tx.select({ total: count() }).from(conversions).where(running);
  if ((all?.total ?? 0) >= settleQueue) throw new Refusal(codes.tryLater, "Too much to settle, try later");
  const [own] = await tx
    .select({ total: count() })
    .from(conversions)
    .innerJoin(quotes, eq(quotes.id, conversions.quoteId))
    .where(
      and(
        running,
        eq(quotes.userId, quote.userId),
        eq(quotes.accountType, quote.accountType),
        eq(quotes.fromCoin, quote.fromCoin),
        eq(quotes.toCoin, quote.toCoin),
      ),
    );
  if ((own?.total ?? 0) >= maxRunning) {
    throw new Refusal(codes.alreadyRunning, "Another conversion of this pair is running");
  }
}
