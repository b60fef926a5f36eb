import { sql } from "drizzle-orm";
import { check, index, numeric, pgTable, text, unique } from "drizzle-orm/pg-core";
import { columnCheck, ms, rowId } from "./columns.ts";

/** Amounts are `numeric`, read and written as text: exact. */

export const accounts = pgTable(
  "accounts",
  {
    id: rowId("id").primaryKey().generatedAlwaysAsIdentity(),
    owner: text("owner").notNull(),
    kind: text("kind").notNull(),
    coin: text("coin").notNull(),
    balance: numeric("balance").notNull().default("0"),
  },
  ({ owner, kind, coin, balance }) => [
    unique("one_account_a_coin").on(owner, kind, coin),
    columnCheck(coin, "~ '^[A-Z0-9]{1,20}$'"),
    check(
      "kind_suits_owner",
      sql`case when ${owner} = 'house' then ${kind} in ('equity', 'dealer', 'fees', 'chain', 'incoming', 'unclaimed')
          else ${kind} in ('funding', 'unified', 'spot', 'funding_locked', 'unified_locked', 'spot_locked') end`,
    ),
    check("user_not_below_zero", sql`${owner} = 'house' or ${balance} >= 0`),
  ],
);

export const postings = pgTable(
  "postings",
  {
    id: rowId("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind").notNull(),
    ref: text("ref").notNull(),
    createdAt: ms("created_at").notNull(),
  },
  ({ kind, ref, createdAt }) => [
    unique("one_posting_a_reference").on(kind, ref),
    index("postings_by_time").on(createdAt),
  ],
);

export const entries = pgTable(
  "entries",
  {
    id: rowId("id").primaryKey().generatedAlwaysAsIdentity(),
    postingId: rowId("posting_id")
      .notNull()
      .references(() => postings.id),
    accountId: rowId("account_id")
      .notNull()
      .references(() => accounts.id),
    amount: numeric("amount").notNull(),
  },
  ({ postingId, accountId, amount }) => [
    check(
      "entries_amount_check",
      sql`${amount} <> 0 and ${amount} <> 'NaN' and ${amount} not in ('Infinity', '-Infinity')`,
    ),
    index("entries_of_posting").on(postingId),
    index("entries_of_account").on(accountId),
  ],
);
