import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { userId } from "../../accounts/tables.ts";
import { columnCheck, ms } from "../../ledger/columns.ts";

export const batchQuotes = pgTable(
  "batch_quotes",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    accountType: text("account_type").notNull(),
    toCoin: text("to_coin").notNull(),
    createdAt: ms("created_at").notNull(),
    expiresAt: ms("expires_at").notNull(),
    usedAt: ms("used_at"),
  },
  ({ createdAt, expiresAt }) => [check("batch_quotes_check", sql`${expiresAt} >= ${createdAt}`)],
);

export const batchQuoteCoins = pgTable(
  "batch_quote_coins",
  {
    quoteId: text("quote_id")
      .notNull()
      .references(() => batchQuotes.id),
    place: integer("place").notNull(),
    fromCoin: text("from_coin").notNull(),
    fromAmount: numeric("from_amount").notNull(),
    /** USDT, when it was priced. */
    value: numeric("value").notNull(),
    rate: numeric("rate").notNull(),
    /** Less the fee. */
    toAmount: numeric("to_amount").notNull(),
    feeAmount: numeric("fee_amount").notNull(),
  },
  ({ quoteId, place, fromCoin, fromAmount, value, rate, toAmount, feeAmount }) => [
    primaryKey({ columns: [quoteId, fromCoin] }),
    unique("one_coin_a_place").on(quoteId, place),
    columnCheck(place, "between 1 and 20"),
    ...[fromAmount, value, rate, toAmount].map((one) => columnCheck(one, "> 0")),
    columnCheck(feeAmount, ">= 0"),
  ],
);

export const batches = pgTable(
  "batches",
  {
    quoteId: text("quote_id")
      .primaryKey()
      .references(() => batchQuotes.id),
    userId: userId(),
    status: text("status", { enum: ["processing", "success", "failure", "partial_fulfillment"] }).notNull(),
    createdAt: ms("created_at").notNull(),
    settleAt: ms("settle_at").notNull(),
    endedAt: ms("ended_at"),
  },
  (table) => [index("batches_of_user").on(table.userId, table.createdAt)],
);

export const batchParts = pgTable(
  "batch_parts",
  {
    quoteId: text("quote_id")
      .notNull()
      .references(() => batches.quoteId),
    fromCoin: text("from_coin").notNull(),
    status: text("status", { enum: ["processing", "success", "failure"] }).notNull(),
    /** What is held back for it; 0 where nothing was left. */
    fromAmount: numeric("from_amount").notNull(),
    /** Less the fee; null unless it went through. */
    toAmount: numeric("to_amount"),
    feeAmount: numeric("fee_amount"),
    /** Known before its end where the confirmation decided it (F5.*). */
    failCode: integer("fail_code").notNull().default(0),
  },
  ({ quoteId, fromCoin, status, fromAmount, toAmount, feeAmount, failCode }) => [
    primaryKey({ columns: [quoteId, fromCoin] }),
    foreignKey({
      columns: [quoteId, fromCoin],
      foreignColumns: [batchQuoteCoins.quoteId, batchQuoteCoins.fromCoin],
    }),
    columnCheck(fromAmount, ">= 0"),
    columnCheck(toAmount, "> 0"),
    columnCheck(feeAmount, ">= 0"),
    check(
      "part_says_what_came",
      sql`(${status} = 'success') = (${toAmount} is not null and ${feeAmount} is not null)`,
    ),
    check("part_says_why_not", sql`${status} <> 'failure' or ${failCode} <> 0`),
  ],
);

export type BatchQuote = typeof batchQuotes.$inferSelect;
export type BatchQuoteCoin = typeof batchQuoteCoins.$inferSelect;
export type Batch = typeof batches.$inferSelect;
export type BatchPart = typeof batchParts.$inferSelect;
