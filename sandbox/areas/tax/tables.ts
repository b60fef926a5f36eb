import { numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { columnCheck, ms } from "../../ledger/columns.ts";

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
    columnCheck(table.usd, ">= 0"),
    columnCheck(table.day, "% 86400000 = 0"),
  ],
);
