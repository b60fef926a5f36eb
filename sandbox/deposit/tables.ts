import { bigint, boolean, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";

/** Addresses that were handed out, and what came in. What a deposit is stands; how far it is only grows. */
export const depositTables = `
create table deposit_addresses (
  id text primary key,
  user_id bigint not null references users (id),
  coin text not null,
  chain text not null,
  address text not null,
  memo text not null,
  account text not null check (account in ('FUND', 'UNIFIED')),
  remark text not null default '' check (length(remark) <= 20),
  is_default boolean not null default false,
  hidden boolean not null default false,
  created_at bigint not null,
  constraint one_address_a_chain unique (user_id, coin, chain)
);
create unique index one_default_a_coin on deposit_addresses (user_id, coin) where is_default;
create table deposits (
  id text primary key,
  user_id bigint not null references users (id),
  record_type integer not null check (record_type in (1, 2)),
  coin text not null,
  chain text not null,
  amount numeric not null check (amount > 0),
  account text not null check (account in ('FUND', 'UNIFIED')),
  tx_id text not null,
  to_address text not null,
  tag text not null,
  from_address text not null,
  from_member text not null,
  deposit_type text not null check (deposit_type in ('0', '10', '20', '50')),
  travel_rule integer not null default 0,
  status integer not null,
  required integer not null,
  safe integer not null check (safe >= required),
  block_ms bigint not null check (block_ms > 0),
  seen_at bigint not null,
  stopped_at bigint,
  credited_at bigint,
  unlocked_at bigint,
  ended_at bigint,
  constraint one_deposit_a_transfer unique (tx_id, user_id),
  constraint unlocked_after_credit check (unlocked_at is null or credited_at is not null)
);
create index deposits_of_user on deposits (user_id, seen_at);
create function refuse_deposit_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.coin, new.chain, new.amount, new.account, new.tx_id, new.to_address, new.tag, new.seen_at)
     is distinct from
     (old.id, old.user_id, old.coin, old.chain, old.amount, old.account, old.tx_id, old.to_address, old.tag, old.seen_at)
     or (old.credited_at is not null and new.credited_at is distinct from old.credited_at) then
    raise exception 'what deposit % is stands', old.id using constraint = 'deposit_stands', errcode = '23514';
  end if;
  return new;
end $$;
create trigger deposit_stands before update on deposits for each row execute function refuse_deposit_change();
`;

const ms = (name: string) => bigint(name, { mode: "number" });
const accounts = ["FUND", "UNIFIED"] as const;
/** Accounts that deposits are credited to here. */
export type DepositAccount = (typeof accounts)[number];

export const depositAddresses = pgTable("deposit_addresses", {
  id: text("id").primaryKey(),
  userId: ms("user_id").notNull(),
  coin: text("coin").notNull(),
  chain: text("chain").notNull(),
  address: text("address").notNull(),
  /** "" on a chain without one. */
  memo: text("memo").notNull(),
  account: text("account", { enum: accounts }).notNull(),
  remark: text("remark").notNull().default(""),
  isDefault: boolean("is_default").notNull().default(false),
  hidden: boolean("hidden").notNull().default(false),
  createdAt: ms("created_at").notNull(),
});
export type AddressRow = typeof depositAddresses.$inferSelect;

export const deposits = pgTable("deposits", {
  id: text("id").primaryKey(),
  userId: ms("user_id").notNull(),
  /** 1 on-chain, 2 from another user. */
  recordType: integer("record_type").notNull(),
  coin: text("coin").notNull(),
  chain: text("chain").notNull(),
  amount: numeric("amount").notNull(),
  account: text("account", { enum: accounts }).notNull(),
  txId: text("tx_id").notNull(),
  toAddress: text("to_address").notNull(),
  tag: text("tag").notNull(),
  /** Of another user: their masked mail. */
  fromAddress: text("from_address").notNull(),
  fromMember: text("from_member").notNull(),
  depositType: text("deposit_type", { enum: ["0", "10", "20", "50"] }).notNull(),
  travelRule: integer("travel_rule").notNull().default(0),
  /** F4c.5, of deposits from other users too; the wire has other numbers for those. */
  status: integer("status").notNull(),
  required: integer("required").notNull(),
  safe: integer("safe").notNull(),
  blockMs: ms("block_ms").notNull(),
  seenAt: ms("seen_at").notNull(),
  /** Blocks after this count no more: the chain rolled back. */
  stoppedAt: ms("stopped_at"),
  creditedAt: ms("credited_at"),
  unlockedAt: ms("unlocked_at"),
  endedAt: ms("ended_at"),
});
export type DepositRow = typeof deposits.$inferSelect;

export const depositStates = {
  confirming: 1,
  processing: 2,
  success: 3,
  failed: 4,
  rollback: 7,
  deducted: 70_011,
  kept: 70_012,
  manual: 70_013,
} as const;
