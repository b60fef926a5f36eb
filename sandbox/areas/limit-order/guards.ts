import { limitOrderPostings as postings } from "./postings.ts";

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
