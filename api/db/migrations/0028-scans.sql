-- What the gates read: each reading of a code, by whom, on which device, with what came of it. Nothing changes a line afterwards, and no reading changes a ticket.
create table scan (
  tenant_id uuid not null,
  -- Made by the device: a reading that is sent again is the same one.
  id uuid not null,
  -- Empty where the code names no ticket of the business.
  ticket_id uuid,
  account_id uuid not null references account,
  device_id uuid not null,
  -- By the clock of the server; of a reading without a network by that of the device.
  scanned_at instant not null,
  recorded_at instant not null,
  -- The day of the business.
  on_date date not null,
  is_typed boolean not null,
  is_offline boolean not null,
  -- What the device told the person at the gate.
  is_admitted boolean not null,
  result text not null check (result in (
    'accepted', 'used', 'voided', 'blocked', 'replaced', 'lostDate', 'noDate', 'tooEarly', 'over', 'pictureMissing', 'otherBusiness', 'forged', 'unknown'
  )),
  -- Which of the entries that a ticket gives this one is; of one entry, one reading is accepted.
  entry text,
  -- The accepted reading of the same entry, where two devices let somebody in by one ticket.
  double_use_of uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references ticket,
  foreign key (tenant_id, double_use_of) references scan,
  check (result <> 'accepted' or (ticket_id is not null and entry is not null)),
  check (double_use_of is null or (result = 'used' and is_admitted))
);
create unique index on scan (tenant_id, ticket_id, entry) where result = 'accepted';
create index on scan (tenant_id, ticket_id, scanned_at) where ticket_id is not null;
create index on scan (tenant_id, double_use_of) where double_use_of is not null;
create index on scan (tenant_id, on_date);

-- As before, with scan among what is only ever added to.
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
  execute 'revoke update, delete on audit, posting, order_status_log, scan from guichet_app, guichet_worker';
  execute 'revoke insert, update, delete on order_transition, migration from guichet_app, guichet_worker';
end $$;
select isolate_tenant_tables();
