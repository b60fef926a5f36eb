import { sql } from "drizzle-orm";
import { check, integer, numeric, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { userId, users } from "../../accounts/tables.ts";
import { columnCheck, ms, rowId } from "../../ledger/columns.ts";
import { fileQueue } from "../statements/index.ts";

/** Rates that reports were made with: USD for one of a coin or currency on a day in UTC. Written once. */
export const taxRates = pgTable(
  "tax_rates",
  {
    code: text("code").notNull(),
    day: ms("day").notNull(),
    usd: numeric("usd").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.day] }),
    columnCheck(table.usd, "> 0"),
    columnCheck(table.day, "% 86400000 = 0"),
  ],
);

/** Reports of the tax center: what a file of the queue is of. */
export const taxReports = pgTable(
  "tax_reports",
  {
    queryId: text("query_id")
      .primaryKey()
      .references(() => fileQueue.id),
    mainId: userId(),
    uid: rowId("uid")
      .notNull()
      .references(() => users.id),
    /** "" for the main account. */
    username: text("username").notNull(),
    year: integer("year").notNull(),
    batchId: text("batch_id").notNull(),
    bodyHash: text("body_hash").notNull(),
    residence: text("residence").notNull(),
    currency: text("currency").notNull(),
    parts: integer("parts").notNull().default(0),
    /** Of profit and loss, once it is made. */
    proceeds: numeric("proceeds"),
    cost: numeric("cost"),
    gain: numeric("gain"),
    /** Rows that are in none of these sums, since a price of their day is missing. */
    unpriced: integer("unpriced").notNull().default(0),
  },
  ({ mainId, uid, batchId, proceeds, cost, gain }) => [
    unique("one_report_an_account").on(mainId, batchId, uid),
    check("tax_report_adds_up", sql`${gain} is null or ${gain} = ${proceeds} - ${cost}`),
  ],
);
export type TaxReportRow = typeof taxReports.$inferSelect;
