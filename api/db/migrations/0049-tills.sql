-- The cash of the counter: who answers for which drawer, from its float to its count.
create table register (
  tenant_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 50),
  created_at instant not null,
  archived_at instant,
  primary key (tenant_id, id)
);
create unique index on register (tenant_id, name) where archived_at is null;

create table till (
  tenant_id uuid not null,
  id uuid not null,
  register_id uuid not null,
  business_day date not null,
  opened_by uuid not null references account,
  opened_at instant not null,
  float_cents cents not null check (float_cents >= 0),
  closed_by uuid references account,
  closed_at instant,
  -- What was expected and counted, as it was at the closing.
  expected_cents cents,
  counted_cents cents check (counted_cents >= 0),
  pieces jsonb,
  explanation text check (length(explanation) between 1 and 500),
  primary key (tenant_id, id),
  foreign key (tenant_id, register_id) references register,
  check (
    num_nulls(closed_by, closed_at, expected_cents, counted_cents, pieces) in (0, 5)
  ),
  check (closed_at is not null or explanation is null),
  check (explanation is not null or expected_cents = counted_cents)
);
create unique index one_open_till_of_register on till (tenant_id, register_id) where closed_at is null;
create unique index one_open_till_of_clerk on till (tenant_id, opened_by) where closed_at is null;
create index on till (tenant_id, business_day desc, opened_at desc);

-- Cash that came in or went out without a sale; a correction is of a closed till, and leaves its
-- figures as they were.
create table till_line (
  tenant_id uuid not null,
  id uuid not null,
  till_id uuid not null,
  kind text not null check (kind in ('in', 'out', 'correction')),
  cents cents not null check (cents > 0 or (kind = 'correction' and cents < 0)),
  reason text not null check (length(reason) between 1 and 200),
  written_by uuid not null references account,
  written_at instant not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, till_id) references till
);
create index on till_line (tenant_id, till_id);

-- Every count of a drawer: who counts blindly may count again, but not unseen.
create table till_count (
  tenant_id uuid not null,
  id uuid not null,
  till_id uuid not null,
  pieces jsonb not null,
  counted_cents cents not null check (counted_cents >= 0),
  expected_cents cents not null,
  counted_by uuid not null references account,
  counted_at instant not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, till_id) references till
);
create index on till_count (tenant_id, till_id);

-- The till of the clerk who took the money, or gave it back.
alter table payment add column till_id uuid, add foreign key (tenant_id, till_id) references till;
create index payment_of_till on payment (tenant_id, till_id) where till_id is not null;
alter table refund_transfer
  add column till_id uuid, add foreign key (tenant_id, till_id) references till;
create index refund_transfer_of_till on refund_transfer (tenant_id, till_id)
  where till_id is not null;

alter table tenant_setting
  add column is_till_required boolean not null default false,
  add column is_blind_count boolean not null default false;

-- A closed till is not changed, by whatever asks.
create function keep_closed_till() returns trigger language plpgsql as $$
begin
  raise exception 'the till % is closed', old.id;
end $$;
create trigger keep_closed_till before update or delete on till for each row
  when (old.closed_at is not null) execute function keep_closed_till();

create or replace function isolate_tenant_tables() returns void language plpgsql as $$
declare t text;
begin
  for t in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not (c.relrowsecurity and c.relforcerowsecurity)
  loop
    execute format('alter table %I enable row level security, force row level security, add foreign key (tenant_id) references tenant', t);
    if t not in ('search_entry', 'posting') then
      execute format('create policy tenant on %I using (tenant_id = current_setting(''app.tenant_id'')::uuid)', t);
    end if;
  end loop;
  execute 'grant select, insert, update, delete on all tables in schema public to guichet_app, guichet_worker';
  execute 'revoke update, delete on audit, posting, order_status_log, scan, till_line, till_count from guichet_app, guichet_worker';
  execute 'revoke insert, update, delete on order_transition, migration from guichet_app, guichet_worker';
end $$;
select isolate_tenant_tables();
