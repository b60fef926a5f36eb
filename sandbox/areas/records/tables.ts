import { sql } from "drizzle-orm";
import { check, index, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { userId } from "../../accounts/tables.ts";
import { columnCheck, ms } from "../../ledger/columns.ts";

/** What happened on a contract; its money is the posting of the same reference. */
export const derivativeEvents = pgTable(
  "derivative_events",
  {
    id: text("id").primaryKey(),
    userId: userId(),
    symbol: text("symbol").notNull(),
    type: text("type", { enum: ["TRADE", "SETTLEMENT", "DELIVERY", "LIQUIDATION", "BONUS"] }).notNull(),
    side: text("side", { enum: ["Buy", "Sell", "None"] }).notNull(),
    qty: numeric("qty"),
    /** The position after it. */
    size: numeric("size"),
    tradePrice: numeric("trade_price"),
    funding: numeric("funding").notNull().default("0"),
    fee: numeric("fee").notNull().default("0"),
    feeRate: numeric("fee_rate"),
    cashFlow: numeric("cash_flow").notNull().default("0"),
    orderId: text("order_id").notNull().default(""),
    createdAt: ms("created_at").notNull(),
  },
  (table) => [
    columnCheck(table.qty, "> 0"),
    columnCheck(table.tradePrice, "> 0"),
    check("trade_has_side", sql`(${table.type} in ('TRADE', 'LIQUIDATION')) = (${table.side} <> 'None')`),
    index("derivative_events_of_user").on(table.userId, table.createdAt),
  ],
);
export type DerivativeEvent = typeof derivativeEvents.$inferSelect;
