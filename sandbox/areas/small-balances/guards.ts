/**
 * The database refuses a second use of a price, a changed price, a changed end of a coin or a batch, and a batch that ends
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
create trigger batch_final before update on batches for each row execute function refuse_batch_change();
create function refuse_early_end() returns trigger language plpgsql as $$
begin
  if new.status <> 'processing' and exists (
    select 1 from batch_parts where quote_id = new.quote_id and status = 'processing'
  ) then
    raise exception 'batch % has coins on their way', new.quote_id using constraint = 'batch_ends_last', errcode = '23514';
  end if;
  return new;
end $$;
create trigger batch_ends_last before insert or update on batches for each row execute function refuse_early_end();
`;
