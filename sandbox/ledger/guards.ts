/**
 * What must never happen to the books is refused here, by the database, whoever asks: an unbalanced posting, a changed or
 * deleted entry, a balance set by hand. A user below zero is refused by the table itself.
 */
export const ledgerGuards = `
create function carry_entry_to_balance() returns trigger language plpgsql as $$
begin
  update accounts set balance = balance + new.amount where id = new.account_id;
  return null;
end $$;
create trigger entry_moves_balance after insert on entries
  for each row execute function carry_entry_to_balance();

create function refuse_unbalanced_posting() returns trigger language plpgsql as $$
declare
  odd record;
begin
  if not exists (select 1 from entries where posting_id = new.posting_id) then
    raise exception 'posting % has no entries', new.posting_id using constraint = 'posting_balances', errcode = '23514';
  end if;
  select a.coin, sum(e.amount) as total into odd
    from entries e join accounts a on a.id = e.account_id
   where e.posting_id = new.posting_id
   group by a.coin having sum(e.amount) <> 0 limit 1;
  if found then
    raise exception 'posting % does not balance: % % too much', new.posting_id, odd.total, odd.coin
      using constraint = 'posting_balances', errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger posting_balances after insert on entries
  deferrable initially deferred for each row execute function refuse_unbalanced_posting();

create function refuse_empty_posting() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from entries where posting_id = new.id) then
    raise exception 'posting % has no entries', new.id using constraint = 'posting_has_entries', errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger posting_has_entries after insert on postings
  deferrable initially deferred for each row execute function refuse_empty_posting();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once: % refused', tg_table_name, tg_op using constraint = 'written_once', errcode = '23514';
end $$;
create trigger entries_written_once before update or delete on entries
  for each row execute function refuse_change();
create trigger entries_not_emptied before truncate on entries
  for each statement execute function refuse_change();
create trigger postings_written_once before update or delete on postings
  for each row execute function refuse_change();
create trigger postings_not_emptied before truncate on postings
  for each statement execute function refuse_change();
create trigger accounts_not_deleted before delete on accounts
  for each row execute function refuse_change();
create trigger accounts_not_emptied before truncate on accounts
  for each statement execute function refuse_change();

create function refuse_hand_set_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'an account opens empty' using constraint = 'balance_follows_entries', errcode = '23514';
    end if;
  elsif pg_trigger_depth() < 2 or (new.id, new.owner, new.kind, new.coin) is distinct from (old.id, old.owner, old.kind, old.coin) then
    raise exception 'a balance changes by entries only' using constraint = 'balance_follows_entries', errcode = '23514';
  end if;
  return new;
end $$;
create trigger balance_follows_entries before insert or update on accounts
  for each row execute function refuse_hand_set_balance();
`;
