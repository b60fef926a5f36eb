import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { userId } from "../../accounts/tables.ts";
import { columnCheck, ms } from "../../ledger/columns.ts";

/** Who asked to join the ambassador programme, each once. */
export const ambassadors = pgTable(
  "ambassadors",
  {
    userId: userId().primaryKey(),
    status: text("status", { enum: ["APPLIED", "ACTIVE", "REJECTED"] }).notNull(),
    level: integer("level").notNull(),
    /** "" unless it is active. */
    inviteCode: text("invite_code").notNull(),
    invited: integer("invited").notNull(),
    rewarded: integer("rewarded").notNull(),
    appliedAt: ms("applied_at").notNull(),
    /** When the programme's people have decided, and as what; null where nobody has to. */
    decideAt: ms("decide_at"),
    endsAs: text("ends_as", { enum: ["ACTIVE", "REJECTED"] }),
  },
  (table) => [
    columnCheck(table.rewarded, ">= 0"),
    check("ambassador_rewards_invites", sql`${table.rewarded} <= ${table.invited}`),
    check("ambassador_code", sql`(${table.status} = 'ACTIVE') = (${table.inviteCode} <> '')`),
    check("ambassador_open", sql`(${table.status} = 'APPLIED') = (${table.decideAt} is not null)`),
    check("ambassador_end", sql`(${table.decideAt} is null) = (${table.endsAs} is null)`),
    index("ambassadors_due").on(table.decideAt).where(sql`${table.status} = 'APPLIED'`),
  ],
);
export type AmbassadorRow = typeof ambassadors.$inferSelect;
