import { withdrawPostings as postings } from "./postings.ts";

/** A withdrawal ends once, whatever it ends as; what was asked for stands, and nothing is called back from its network. */
export const withdrawGuards = `
create unique index withdrawal_ends_once on postings (ref) where kind in ('${postings.settle}', '${postings.release}');

create function refuse_withdrawal_change() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null then
    raise exception 'withdrawal % is final', old.id using constraint = 'withdrawal_final', errcode = '23514';
  end if;
  if (new.id, new.user_id, new.request_id, new.coin, new.chain, new.address, new.tag, new.to_user, new.received, new.fee,
      new.from_funding, new.from_unified, new.value_usdt, new.created_at)
     is distinct from
     (old.id, old.user_id, old.request_id, old.coin, old.chain, old.address, old.tag, old.to_user, old.received, old.fee,
      old.from_funding, old.from_unified, old.value_usdt, old.created_at)
     or (old.broadcast_at is not null and (new.broadcast_at, new.tx_id) is distinct from (old.broadcast_at, old.tx_id))
     or (old.broadcast_at is not null and new.status = 'CancelByUser') then
    raise exception 'what withdrawal % asks for stands', old.id using constraint = 'withdrawal_stands', errcode = '23514';
  end if;
  return new;
end $$;
create trigger withdrawal_stands before update on withdrawals
  for each row execute function refuse_withdrawal_change();
create trigger withdrawals_not_deleted before delete on withdrawals
  for each row execute function refuse_change();
create trigger withdrawals_not_emptied before truncate on withdrawals
  for each statement execute function refuse_change();
`;
