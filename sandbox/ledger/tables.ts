import { bigint, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { ms } from "./columns.ts";

export const ledgerTables = `
create table accounts (
  id bigint generated always as identity primary key,
  owner text not null,
  kind text not null,
  coin text not null check (coin ~ '^[A-Z0-9]{1,20}$'),
  balance numeric not null default 0,
  constraint one_account_a_coin unique (owner, kind, coin),
  constraint kind_suits_owner check (
    case when owner = 'house' then kind in ('equity', 'dealer', 'fees')
         else kind in ('funding', 'unified', 'funding_locked', 'unified_locked') end),
  constraint user_not_below_zero check (owner = 'house' or balance >= 0)
);
create table postings (
  id bigint generated always as identity primary key,
  kind text not null,
  ref text not null,
  created_at bigint not null,
  constraint one_posting_a_reference unique (kind, ref)
);
create table entries (
  id bigint generated always as identity primary key,
  posting_id bigint not null references postings (id),
  account_id bigint not null references accounts (id),
  amount numeric not null check (amount <> 0 and amount <> 'NaN' and amount not in ('Infinity', '-Infinity'))
);
create index entries_of_posting on entries (posting_id);
create index entries_of_account on entries (account_id);
`;

/** Amounts are `numeric`, read and written as text: exact. */

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
