import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { columnCheck, ms, rowId } from "../ledger/columns.ts";

export const users = pgTable("users", {
  id: rowId("id").primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000_001 }),
  name: text("name").notNull().unique(),
  /** JSON of person.ts' `Profile`. */
  profile: text("profile").notNull(),
  createdAt: ms("created_at").notNull(),
});

/** The column of who a row belongs to. */
export const userId = () =>
  rowId("user_id")
    .notNull()
    .references(() => users.id);

export const sessions = pgTable(
  "sessions",
  {
    token: text("token").primaryKey(),
    userId: userId(),
    expiresAt: ms("expires_at").notNull(),
  },
  ({ token }) => [columnCheck(token, "~ '^[0-9a-f]{64}$'")],
);

export const moneyRequests = pgTable(
  "money_requests",
  {
    userId: userId(),
    requestId: text("request_id").notNull(),
    call: text("call").notNull(),
    bodyHash: text("body_hash").notNull(),
    state: text("state", { enum: ["running", "done", "void"] }).notNull(),
    retCode: integer("ret_code").notNull().default(0),
    retMsg: text("ret_msg").notNull().default(""),
    result: text("result").notNull().default("null"),
    createdAt: ms("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.requestId] })],
);
