import { sql } from "drizzle-orm";
import { boolean, check, index, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { userId } from "../accounts/tables.ts";
import { columnCheck, ms } from "../ledger/columns.ts";

export const quotes = pgTable(
  "quotes",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    accountType: text("account_type").notNull(),
    fromCoin: text("from_coin").notNull(),
    toCoin: text("to_coin").notNull(),
    fromAmount: numeric("from_amount").notNull(),
    toAmount: numeric("to_amount").notNull(),
    rate: numeric("rate").notNull(),
    /** Charged of what is received. */
    fee: numeric("fee").notNull(),
    tax: numeric("tax").notNull(),
    /** A special coin's product whose fixed rate this is; null at the market's. */
    productId: text("product_id"),
    createdAt: ms("created_at").notNull(),
    expiresAt: ms("expires_at").notNull(),
    usedAt: ms("used_at"),
  },
  ({ fromAmount, toAmount, rate, fee, tax }) => [
    ...[fromAmount, toAmount, rate].map((one) => columnCheck(one, "> 0")),
    ...[fee, tax].map((one) => columnCheck(one, ">= 0")),
    check("quote_leaves_something", sql`${fee} + ${tax} < ${toAmount}`),
  ],
);

export const conversions = pgTable(
  "conversions",
  {
    quoteId: text("quote_id")
      .primaryKey()
      .references(() => quotes.id),
    userId: userId(),
    status: text("status", { enum: ["processing", "success", "failure"] }).notNull(),
    fromCoin: text("from_coin").notNull(),
    fromAmount: numeric("from_amount").notNull(),
    createdAt: ms("created_at").notNull(),
    settleAt: ms("settle_at").notNull(),
    willFail: boolean("will_fail").notNull(),
    /** What came and at which rate; null until it did. */
    toAmount: numeric("to_amount"),
    rate: numeric("rate"),
    endedAt: ms("ended_at"),
  },
  (table) => [
    columnCheck(table.toAmount, "> 0"),
    columnCheck(table.rate, "> 0"),
    index("conversions_of_user").on(table.userId, table.createdAt),
  ],
);
