/** A quote is used once, and a conversion that ended stays as it is. */
export const dealerGuards = `
create function refuse_second_use() returns trigger language plpgsql as $$
begin
  if old.used_at is not null then
    raise exception 'quote % was used', old.id using constraint = 'quote_used_once', errcode = '23514';
  end if;
  return new;
end $$;
create trigger quote_used_once before update on quotes for each row execute function refuse_second_use();
create function refuse_final_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'processing' then
    raise exception 'conversion % is final', old.quote_id using constraint = 'conversion_final', errcode = '23514';
  end if;
  return new;
end $$;
create trigger conversion_final before update on conversions for each row execute function refuse_final_change();
`;
