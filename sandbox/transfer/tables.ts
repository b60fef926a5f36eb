import { bigint, boolean, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Moves between accounts. The database is the judge here too: a transfer ends once, whatever it ends as, and what was
 * ordered does not change.
 */
export const transferTables = `
create table sub_accounts (
  id bigint primary key references users (id),
  main_id bigint not null references users (id),
  name text not null,
  may_transfer boolean not null,
  constraint sub_is_another check (id <> main_id)
);
create index sub_accounts_of_main on sub_accounts (main_id);
create table transfers (
  user_id bigint not null references users (id),
  transfer_id text not null,
  coin text not null,
  amount numeric not null check (amount > 0),
  from_member bigint not null references users (id),
  to_member bigint not null references users (id),
  from_type text not null check (from_type in ('FUND', 'UNIFIED')),
  to_type text not null check (to_type in ('FUND', 'UNIFIED')),
  status text not null check (status in ('PENDING', 'SUCCESS', 'FAILED')),
  created_at bigint not null,
  settle_at bigint not null,
  will_fail boolean not null,
  ended_at bigint,
  fail_code integer not null default 0,
  primary key (user_id, transfer_id),
  constraint transfer_has_two_ends check ((from_member, from_type) <> (to_member, to_type)),
  constraint transfer_end_is_told check ((status = 'PENDING') = (ended_at is null)),
  constraint transfer_failure_has_code check ((status = 'FAILED') = (fail_code <> 0))
);
create index transfers_from on transfers (from_member, created_at);
create index transfers_to on transfers (to_member, created_at);
create index transfers_open on transfers (settle_at) where status = 'PENDING';
create unique index transfer_ends_once on postings (ref) where kind in ('transfer_move', 'transfer_settle', 'transfer_release');

create function refuse_transfer_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'PENDING' then
    raise exception 'transfer % is final', old.transfer_id using constraint = 'transfer_final', errcode = '23514';
  end if;
  if (new.user_id, new.transfer_id, new.coin, new.amount, new.from_member, new.to_member, new.from_type, new.to_type, new.created_at)
     is distinct from
     (old.user_id, old.transfer_id, old.coin, old.amount, old.from_member, old.to_member, old.from_type, old.to_type, old.created_at) then
    raise exception 'what transfer % asks for stands', old.transfer_id using constraint = 'transfer_stands', errcode = '23514';
  end if;
  return new;
end $$;
create trigger transfer_final before update on transfers
  for each row execute function refuse_transfer_change();
create trigger transfers_not_deleted before delete on transfers
  for each row execute function refuse_change();
create trigger transfers_not_emptied before truncate on transfers
  for each statement execute function refuse_change();
`;

const ms = (name: string) => bigint(name, { mode: "number" });
const places = ["FUND", "UNIFIED"] as const;
export type PlaceType = (typeof places)[number];

export const subAccounts = pgTable("sub_accounts", {
  id: ms("id").primaryKey(),
  mainId: ms("main_id").notNull(),
  name: text("name").notNull(),
  mayTransfer: boolean("may_transfer").notNull(),
});

export const transfers = pgTable("transfers", {
  /** Who ordered it. */
  userId: ms("user_id").notNull(),
  transferId: text("transfer_id").notNull(),
  coin: text("coin").notNull(),
  amount: numeric("amount").notNull(),
  fromMember: ms("from_member").notNull(),
  toMember: ms("to_member").notNull(),
  fromType: text("from_type", { enum: places }).notNull(),
  toType: text("to_type", { enum: places }).notNull(),
  status: text("status", { enum: ["PENDING", "SUCCESS", "FAILED"] }).notNull(),
  createdAt: ms("created_at").notNull(),
  settleAt: ms("settle_at").notNull(),
  willFail: boolean("will_fail").notNull(),
  endedAt: bigint("ended_at", { mode: "number" }),
  failCode: integer("fail_code").notNull().default(0),
});
export type TransferRow = typeof transfers.$inferSelect;
