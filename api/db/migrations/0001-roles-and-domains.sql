-- Two roles that own nothing and bypass nothing: the app serves requests inside one tenant, the worker looks for due work in all of them.
do $$ begin
  if not exists (select from pg_roles where rolname = 'guichet_app') then create role guichet_app nologin nosuperuser nobypassrls; end if;
  if not exists (select from pg_roles where rolname = 'guichet_worker') then create role guichet_worker nologin nosuperuser nobypassrls; end if;
  execute format('grant guichet_app, guichet_worker to %I', current_user);
end $$;

create extension if not exists pg_trgm;

-- Per row; sum(integer) is bigint and reaches JavaScript as a number, sum(bigint) would be numeric, hence text.
create domain cents as integer;
-- As many digits as the wire shows, so that a cursor survives the round trip.
create domain instant as timestamptz(3);
-- [d.]hh:mm:ss, one spelling each.
create domain duration as text check (value ~ '^([1-9]\d{0,2}\.)?([01]\d|2[0-3]):[0-5]\d:[0-5]\d$');
create domain bilingual as jsonb check (value is null or (value ?& array['fr', 'en'] and jsonb_typeof(value -> 'fr') = 'string' and jsonb_typeof(value -> 'en') = 'string'));
create domain kind as text check (value in ('daily_ticket', 'season_pass', 'equipment_rental', 'accessory_rental', 'donation', 'catalog_product', 'package', 'lodging'));
