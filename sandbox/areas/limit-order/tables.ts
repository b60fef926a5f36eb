import { sql } from "drizzle-orm";
import { check, index, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { userId } from "../../accounts/tables.ts";
import { columnCheck, ms } from "../../ledger/columns.ts";

export const orderStatuses = ["PENDING", "FILLED", "CANCELED", "EXPIRED", "FAILED"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The database enforces its rules too: an order fills as a whole and never below its price. */
export const limitOrders = pgTable(
  "limit_orders",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    fromCoin: text("from_coin").notNull(),
    toCoin: text("to_coin").notNull(),
    fromAmount: numeric("from_amount").notNull(),
    /** What `fromAmount` brings at the limit price. */
    wantedAmount: numeric("wanted_amount").notNull(),
    /** toCoin per fromCoin, as is the rate of the fill. */
    limitPrice: numeric("limit_price").notNull(),
    status: text("status", { enum: orderStatuses }).notNull(),
    createdAt: ms("created_at").notNull(),
    updatedAt: ms("updated_at").notNull(),
    expiresAt: ms("expires_at").notNull(),
    /** Null until it filled. */
    filledAmount: numeric("filled_amount"),
    fillRate: numeric("fill_rate"),
    failCode: integer("fail_code").notNull().default(0),
  },
  (table) => {
    const { fromAmount, wantedAmount, limitPrice, status, filledAmount, fillRate, failCode } = table;
    return [
      check("limit_orders_check", sql`${table.toCoin} <> ${table.fromCoin}`),
      columnCheck(fromAmount, "> 0"),
      columnCheck(wantedAmount, "> 0"),
      columnCheck(limitPrice, "> 0"),
      check("limit_orders_check1", sql`${table.expiresAt} > ${table.createdAt}`),
      check(
        "fill_is_told",
        sql`(${status} = 'FILLED') = (${filledAmount} is not null and ${fillRate} is not null)`,
      ),
      check("fill_keeps_the_price", sql`${filledAmount} >= ${wantedAmount} and ${fillRate} >= ${limitPrice}`),
      check("failure_has_code", sql`(${status} = 'FAILED') = (${failCode} <> 0)`),
      index("limit_orders_of_user").on(table.userId, table.createdAt),
      index("limit_orders_open").on(table.id).where(sql`${status} = 'PENDING'`),
    ];
  },
);
export type OrderRow = typeof limitOrders.$inferSelect;
