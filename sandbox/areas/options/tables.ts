import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { userId } from "../../accounts/tables.ts";
import { columnCheck, ms, rowId } from "../../ledger/columns.ts";

/** Applications for options: one at a time, and none for terms that are accepted. */
export const optionApplications = pgTable(
  "option_applications",
  {
    id: rowId("id").primaryKey().generatedByDefaultAsIdentity(),
    userId: userId(),
    version: text("version").notNull(),
    /** JSON, as sent. */
    answers: text("answers").notNull(),
    score: integer("score").notNull(),
    state: text("state", { enum: ["PENDING", "APPROVED", "REJECTED"] }).notNull(),
    appliedAt: ms("applied_at").notNull(),
    /** When a person has read it, and what they say; null where nobody has to. */
    decideAt: ms("decide_at"),
    endsAs: text("ends_as", { enum: ["APPROVED", "REJECTED"] }),
    decidedAt: ms("decided_at"),
    /** Not before; 0 unless it was turned down. */
    retryAt: ms("retry_at").notNull(),
  },
  (table) => [
    columnCheck(table.score, ">= 0"),
    check("option_open_has_end", sql`(${table.state} = 'PENDING') = (${table.decidedAt} is null)`),
    check("option_read_has_time", sql`(${table.decideAt} is null) = (${table.endsAs} is null)`),
    check("option_pending_is_read", sql`${table.state} <> 'PENDING' or ${table.decideAt} is not null`),
    uniqueIndex("one_option_review").on(table.userId).where(sql`${table.state} = 'PENDING'`),
    uniqueIndex("one_option_approval")
      .on(table.userId, table.version)
      .where(sql`${table.state} = 'APPROVED'`),
    index("option_applications_due").on(table.decideAt).where(sql`${table.state} = 'PENDING'`),
  ],
);
export type ApplicationRow = typeof optionApplications.$inferSelect;
