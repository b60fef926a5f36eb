import { integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { ms } from "../../ledger/columns.ts";
import { limitOrderPostings as postings } from "./postings.ts";

/**
 * Conversions at a wanted price. The database is the judge here too: an order fills as a whole and never below its
 * price.
 */
export const limitOrderTables = `
create table limit_orders (
  id text primary key,
  user_id bigint not null references users (id),
  from_coin text not null,
  to_coin text not null check (to_coin <> from_coin),
  from_amount numeric not null check (from_amount > 0),
  wanted_amount numeric not null check (wanted_amount > 0),
  limit_price numeric not null check (limit_price > 0),
  status text not null check (status in ('PENDING', 'FILLED', 'CANCELED', 'EXPIRED', 'FAILED')),
  created_at bigint not null,
  updated_at bigint not null,
  expires_at bigint not null check (expires_at > created_at),
  filled_amount numeric,
  fill_rate numeric,
  fail_code integer not null default 0,
  constraint fill_is_told check ((status = 'FILLED') = (filled_amount is not null and fill_rate is not null)),
  constraint fill_keeps_the_price check (filled_amount >= wanted_amount and fill_rate >= limit_price),
  constraint failure_has_code check ((status = 'FAILED') = (fail_code <> 0))
);
create index limit_orders_of_user on limit_orders (user_id, created_at);
create index limit_orders_open on limit_orders (id) where status = 'PENDING';
`;

/** An order ends once, whatever it ends as, and what was ordered does not change. */
export const limitOrderGuards = `
create unique index limit_order_ends_once on postings (ref) where kind in ('${postings.settle}', '${postings.release}');

create function refuse_order_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'PENDING' then
      raise exception 'order % does not begin open', new.id using constraint = 'limit_order_begins_open', errcode = '23514';
    end if;
    return new;
  end if;
  if old.status <> 'PENDING' then
    raise exception 'order % is final', old.id using constraint = 'limit_order_final', errcode = '23514';
  end if;
  if (new.id, new.user_id, new.from_coin, new.to_coin, new.from_amount, new.wanted_amount, new.limit_price, new.created_at, new.expires_at)
     is distinct from
     (old.id, old.user_id, old.from_coin, old.to_coin, old.from_amount, old.wanted_amount, old.limit_price, old.created_at, old.expires_at) then
    raise exception 'what order % asks for stands', old.id using constraint = 'limit_order_stands', errcode = '23514';
  end if;
  return new;
end $$;
create trigger limit_order_final before insert or update on limit_orders
  for each row execute function refuse_order_change();
create trigger limit_orders_not_deleted before delete on limit_orders
  for each row execute function refuse_change();
create trigger limit_orders_not_emptied before truncate on limit_orders
  for each statement execute function refuse_change();
`;

export const orderStatuses = ["PENDING", "FILLED", "CANCELED", "EXPIRED", "FAILED"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const limitOrders = pgTable("limit_orders", {
  id: text("id").primaryKey(),
  userId: ms("user_id").notNull(),
  fromCoin: text("from_coin").notNull(),
  toCoin: text("to_coin").notNull(),
  fromAmount: numeric("from_amount").notNull(),
  /** What `fromAmount` brings at the wanted price. */
  wantedAmount: numeric("wanted_amount").notNull(),
  /** toCoin per fromCoin, as is the rate of the fill. */
  limitPrice: numeric("limit_price").notNull(),
  status: text("status", { enum: orderStatuses }).notNull(),
  createdAt: ms("created_at").notNull(),
  updatedAt: ms("updated_at").notNull(),
  expiresAt: ms("expires_at").notNull(),
  /** Null until it filled. */
  filledAmount: numeric("filled_amount"),
  fillRate: numeric("fill_rate"),
  failCode: integer("fail_code").notNull().default(0),
});
export type OrderRow = typeof limitOrders.$inferSelect;
