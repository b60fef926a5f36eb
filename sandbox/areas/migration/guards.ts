import { migrationLeadsTo } from "#shared/domain/migration-states.ts";
import { migrationPostings as postings } from "./postings.ts";

/** Every step of the table, as SQL. */
const steps = Object.entries(migrationLeadsTo)
  .flatMap(([from, all]) => all.map((to) => `'${from} ${to}'`))
  .join(", ");

/**
 * The database refuses what the state table does not have (F6h.1), a coin that ends in two places or is said to be where no
 * posting brought it, a transfer that ends with coins on their way, and a second use or another end of a price.
 */
export const migrationGuards = `
create unique index migration_coin_ends_once on postings (ref) where kind in ('${postings.move}', '${postings.release}');
create unique index migration_part_ends_once on postings (ref) where kind in ('${postings.settle}', '${postings.giveBack}');

create function refuse_migration_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'CREATED' then
      raise exception 'a migration begins as CREATED' using constraint = 'migration_follows_table', errcode = '23514';
    end if;
    return new;
  end if;
  if new.status <> old.status and (old.status || ' ' || new.status) not in (${steps}) then
    raise exception 'migration % does not go from % to %', old.id, old.status, new.status
      using constraint = 'migration_follows_table', errcode = '23514';
  end if;
  if (new.id, new.user_id, new.target_site, new.terms, new.created_at)
     is distinct from (old.id, old.user_id, old.target_site, old.terms, old.created_at) then
    raise exception 'what migration % is of stands', old.id using constraint = 'migration_stands', errcode = '23514';
  end if;
  if old.status = 'TRANSFERRING' and new.status <> 'TRANSFERRING' and exists (
    select 1 from migration_assets where migration_id = old.id and at = 'MOVING'
  ) then
    raise exception 'migration % has coins on their way', old.id using constraint = 'transfer_ends_last', errcode = '23514';
  end if;
  if old.status = 'TRANSFERRING' and new.status in ('CARD_PENDING', 'COMPLETED') and exists (
    select 1 from migration_assets where migration_id = old.id and action = 'TRANSFER' and at <> 'THERE'
  ) then
    raise exception 'migration % left coins behind', old.id using constraint = 'transfer_ends_whole', errcode = '23514';
  end if;
  if old.status = 'CONVERTING' and new.status <> 'CONVERTING' and exists (
    select 1 from migration_parts where quote_id = old.quote_id and status = 'processing'
  ) then
    raise exception 'migration % converts still', old.id using constraint = 'conversion_ends_last', errcode = '23514';
  end if;
  return new;
end $$;
create trigger migration_follows_table before insert or update on migrations
  for each row execute function refuse_migration_step();
create trigger migrations_not_deleted before delete on migrations for each row execute function refuse_change();

create function refuse_asset_change() returns trigger language plpgsql as $$
declare
  own_ref text := old.migration_id || '/' || old.wallet || '/' || old.coin;
  brought text := case new.at when 'THERE' then '${postings.move}' else '${postings.release}' end;
begin
  if old.at <> 'MOVING' or new.at = 'MOVING'
     or (new.migration_id, new.wallet, new.coin, new.place, new.amount, new.value, new.action, new.reason)
        is distinct from
        (old.migration_id, old.wallet, old.coin, old.place, old.amount, old.value, old.action, old.reason) then
    raise exception '% is where it is', own_ref using constraint = 'asset_ends_once', errcode = '23514';
  end if;
  if not exists (select 1 from postings where kind = brought and ref = own_ref) then
    raise exception 'nothing brought % there', own_ref using constraint = 'asset_is_where_it_is', errcode = '23514';
  end if;
  return new;
end $$;
create trigger asset_ends_once before update on migration_assets for each row execute function refuse_asset_change();
create trigger assets_not_deleted before delete on migration_assets for each row execute function refuse_change();

create function refuse_price_change() returns trigger language plpgsql as $$
begin
  if old.status is not null or (old.used_at is not null and new.used_at is distinct from old.used_at) then
    raise exception 'price % was used', old.id using constraint = 'migration_quote_used_once', errcode = '23514';
  end if;
  return new;
end $$;
create trigger migration_quote_used_once before update on migration_quotes for each row execute function refuse_price_change();
create function refuse_part_change() returns trigger language plpgsql as $$
begin
  if old.status in ('success', 'failure')
     or (new.from_coin, new.from_amount, new.rate, new.to_amount)
        is distinct from (old.from_coin, old.from_amount, old.rate, old.to_amount)
     or (old.status = 'processing'
         and (new.funding, new.unified, new.spot) is distinct from (old.funding, old.unified, old.spot)) then
    raise exception '% of % is final', old.from_coin, old.quote_id using constraint = 'migration_part_final', errcode = '23514';
  end if;
  return new;
end $$;
create trigger migration_part_final before update on migration_parts for each row execute function refuse_part_change();

create function refuse_card_return() returns trigger language plpgsql as $$
begin
  if old.status in ('MOVED', 'LOST') and new.status <> old.status then
    raise exception 'card % is %', old.id, old.status using constraint = 'card_moves_once', errcode = '23514';
  end if;
  return new;
end $$;
create trigger card_moves_once before update on cards for each row execute function refuse_card_return();
`;
