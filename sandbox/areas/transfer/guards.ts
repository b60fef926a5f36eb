import { transferPostings as postings } from "./postings.ts";

/** A transfer ends once, whatever it ends as, and what was ordered does not change. */
export const transferGuards = `
create unique index transfer_ends_once on postings (ref) where kind in ('${postings.move}', '${postings.settle}', '${postings.release}');

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
