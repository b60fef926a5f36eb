import { bigint, boolean, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { ms } from "../ledger/columns.ts";

export const dealerTables = `
create table quotes (
  id text primary key,
  user_id bigint not null references users (id),
  account_type text not null,
  from_coin text not null,
  to_coin text not null,
  from_amount numeric not null check (from_amount > 0),
  to_amount numeric not null check (to_amount > 0),
  rate numeric not null check (rate > 0),
  product_id text,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create table conversions (
  quote_id text primary key references quotes (id),
  user_id bigint not null references users (id),
  status text not null check (status in ('processing', 'success', 'failure')),
  from_coin text not null,
  from_amount numeric not null,
  created_at bigint not null,
  settle_at bigint not null,
  will_fail boolean not null,
  to_amount numeric check (to_amount > 0),
  rate numeric check (rate > 0),
  ended_at bigint
);
create index conversions_of_user on conversions (user_id, created_at);
`;

/** A quote is used once, and a conversion that ended stays as it is. */
export const dealerGuards = `
create function refuse_second_use() returns trigger language plpgsql as $$
begin
  if old.used_at is not null then
    raise exception 'quote % was used', old.id using constraint = 'quote_used_once', errcode = '23514';
  end if;
  return new;
end $$;
create trigger quote_used_once before update on quotes for each row execute function refuse_second_use();
create function refuse_final_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'processing' then
    raise exception 'conversion % is final', old.quote_id using constraint = 'conversion_final', errcode = '23514';
  end if;
  return new;
end $$;
create trigger conversion_final before update on conversions for each row execute function refuse_final_change();
`;

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
