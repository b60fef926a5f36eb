import { integer, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ms } from "../../ledger/columns.ts";

export const batchTables = `
create table batch_quotes (
  id text primary key,
  user_id bigint not null references users (id),
  account_type text not null,
  to_coin text not null,
  created_at bigint not null,
  expires_at bigint not null check (expires_at >= created_at),
  used_at bigint
);
create table batch_quote_coins (
  quote_id text not null references batch_quotes (id),
  place integer not null check (place between 1 and 20),
  from_coin text not null,
  from_amount numeric not null check (from_amount > 0),
  value numeric not null check (value > 0),
  rate numeric not null check (rate > 0),
  to_amount numeric not null check (to_amount > 0),
  fee_amount numeric not null check (fee_amount >= 0),
  primary key (quote_id, from_coin),
  constraint one_coin_a_place unique (quote_id, place)
);
create table batch_runs (
  quote_id text primary key references batch_quotes (id),
  user_id bigint not null references users (id),
  status text not null check (status in ('processing', 'success', 'failure', 'partial_fulfillment')),
  created_at bigint not null,
  settle_at bigint not null,
  ended_at bigint
);
create index batch_runs_of_user on batch_runs (user_id, created_at);
create table batch_parts (
  quote_id text not null references batch_runs (quote_id),
  from_coin text not null,
  status text not null check (status in ('processing', 'success', 'failure')),
  from_amount numeric not null check (from_amount >= 0),
  to_amount numeric check (to_amount > 0),
  fee_amount numeric check (fee_amount >= 0),
  fail_code integer not null default 0,
  primary key (quote_id, from_coin),
  foreign key (quote_id, from_coin) references batch_quote_coins (quote_id, from_coin),
  constraint part_says_what_came check ((status = 'success') = (to_amount is not null and fee_amount is not null)),
  constraint part_says_why_not check (status <> 'failure' or fail_code <> 0)
);
`;

/**
 * The database refuses a second use of a price, a changed price, a changed end of a coin or a run, and a run that ends
 * before its coins have.
 */
export const batchGuards = `
create trigger quote_used_once before update on batch_quotes for each row execute function refuse_second_use();
create trigger batch_prices_written_once before update or delete on batch_quote_coins
  for each row execute function refuse_change();
create function refuse_batch_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'processing' then
    raise exception '% of % is final', tg_table_name, old.quote_id using constraint = 'batch_final', errcode = '23514';
  end if;
  return new;
end $$;
create trigger batch_part_final before update on batch_parts for each row execute function refuse_batch_change();
create trigger batch_run_final before update on batch_runs for each row execute function refuse_batch_change();
create function refuse_early_end() returns trigger language plpgsql as $$
begin
  if new.status <> 'processing' and exists (
    select 1 from batch_parts where quote_id = new.quote_id and status = 'processing'
  ) then
    raise exception 'run % has coins on their way', new.quote_id using constraint = 'run_ends_last', errcode = '23514';
  end if;
  return new;
end $$;
create trigger run_ends_last before insert or update on batch_runs for each row execute function refuse_early_end();
`;

export const batchQuotes = pgTable("batch_quotes", {
  id: text("id").primaryKey(),
  userId: ms("user_id").notNull(),
  accountType: text("account_type").notNull(),
  toCoin: text("to_coin").notNull(),
  createdAt: ms("created_at").notNull(),
  expiresAt: ms("expires_at").notNull(),
  usedAt: ms("used_at"),
});

export const batchQuoteCoins = pgTable(
  "batch_quote_coins",
  {
    quoteId: text("quote_id").notNull(),
    place: integer("place").notNull(),
    fromCoin: text("from_coin").notNull(),
    fromAmount: numeric("from_amount").notNull(),
    /** USDT, when it was priced. */
    value: numeric("value").notNull(),
    rate: numeric("rate").notNull(),
    /** Less the fee. */
    toAmount: numeric("to_amount").notNull(),
    feeAmount: numeric("fee_amount").notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.fromCoin] })],
);

export const batchRuns = pgTable("batch_runs", {
  quoteId: text("quote_id").primaryKey(),
  userId: ms("user_id").notNull(),
  status: text("status", { enum: ["processing", "success", "failure", "partial_fulfillment"] }).notNull(),
  createdAt: ms("created_at").notNull(),
  settleAt: ms("settle_at").notNull(),
  endedAt: ms("ended_at"),
});

export const batchParts = pgTable(
  "batch_parts",
  {
    quoteId: text("quote_id").notNull(),
    fromCoin: text("from_coin").notNull(),
    status: text("status", { enum: ["processing", "success", "failure"] }).notNull(),
    /** What is held back for it; 0 where nothing was left. */
    fromAmount: numeric("from_amount").notNull(),
    /** Less the fee; null unless it went through. */
    toAmount: numeric("to_amount"),
    feeAmount: numeric("fee_amount"),
    /** Known before its end where the confirmation decided it (F5.*). */
    failCode: integer("fail_code").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.fromCoin] })],
);

export type BatchQuote = typeof batchQuotes.$inferSelect;
export type BatchQuoteCoin = typeof batchQuoteCoins.$inferSelect;
export type BatchRun = typeof batchRuns.$inferSelect;
export type BatchPart = typeof batchParts.$inferSelect;
