/** What a deposit is stands; how far it is only grows. */
export const depositGuards = `
create function refuse_deposit_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.coin, new.chain, new.amount, new.account, new.tx_id, new.to_address, new.tag, new.seen_at, new.day_limit)
     is distinct from
     (old.id, old.user_id, old.coin, old.chain, old.amount, old.account, old.tx_id, old.to_address, old.tag, old.seen_at, old.day_limit)
     or (old.credited_at is not null and new.credited_at is distinct from old.credited_at) then
    raise exception 'what deposit % is stands', old.id using constraint = 'deposit_stands', errcode = '23514';
  end if;
  return new;
end $$;
create trigger deposit_stands before update on deposits for each row execute function refuse_deposit_change();
create trigger deposits_not_deleted before delete on deposits
  for each row execute function refuse_change();
create trigger deposits_not_emptied before truncate on deposits
  for each statement execute function refuse_change();
`;
