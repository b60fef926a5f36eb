import { bigint, boolean, integer, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** The tables of migration.ts for queries. Amounts are `numeric`, read and written as text: exact. */

const ms = (name: string) => bigint(name, { mode: "number" });

export const accounts = pgTable("accounts", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  owner: text("owner").notNull(),
  kind: text("kind").notNull(),
  coin: text("coin").notNull(),
  balance: numeric("balance").notNull().default("0"),
});

export const postings = pgTable("postings", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text("kind").notNull(),
  ref: text("ref").notNull(),
  createdAt: ms("created_at").notNull(),
});

export const entries = pgTable("entries", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  postingId: bigint("posting_id", { mode: "number" }).notNull(),
  accountId: bigint("account_id", { mode: "number" }).notNull(),
  amount: numeric("amount").notNull(),
});

export const users = pgTable("users", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  /** JSON of accounts/person.ts' `Profile`. */
  profile: text("profile").notNull(),
  createdAt: ms("created_at").notNull(),
});

export const sessions = pgTable("sessions", {
  token: text("token").primaryKey(),
  userId: bigint("user_id", { mode: "number" }).notNull(),
  expiresAt: ms("expires_at").notNull(),
});

export const moneyRequests = pgTable(
  "money_requests",
  {
    userId: bigint("user_id", { mode: "number" }).notNull(),
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

export const quotes = pgTable("quotes", {
  id: text("id").primaryKey(),
  userId: bigint("user_id", { mode: "number" }).notNull(),
  accountType: text("account_type").notNull(),
  fromCoin: text("from_coin").notNull(),
  toCoin: text("to_coin").notNull(),
  fromAmount: numeric("from_amount").notNull(),
  toAmount: numeric("to_amount").notNull(),
  rate: numeric("rate").notNull(),
  /** A special coin's product whose fixed rate this is; null at the market's. */
  productId: text("product_id"),
  createdAt: ms("created_at").notNull(),
  expiresAt: ms("expires_at").notNull(),
  usedAt: ms("used_at"),
});

export const conversions = pgTable("conversions", {
  quoteId: text("quote_id").primaryKey(),
  userId: bigint("user_id", { mode: "number" }).notNull(),
  status: text("status", { enum: ["processing", "success", "failure"] }).notNull(),
  fromCoin: text("from_coin").notNull(),
  fromAmount: numeric("from_amount").notNull(),
  createdAt: ms("created_at").notNull(),
  settleAt: ms("settle_at").notNull(),
  willFail: boolean("will_fail").notNull(),
  /** What came and at which rate; null until it did. */
  toAmount: numeric("to_amount"),
  rate: numeric("rate"),
  endedAt: bigint("ended_at", { mode: "number" }),
});
