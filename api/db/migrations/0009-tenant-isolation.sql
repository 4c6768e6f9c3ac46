-- Every table that has tenant_id: forced row-level security, its foreign key to tenant. A later migration calls this again for its new tables.
create function isolate_tenant_tables() returns void language plpgsql as $$
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
  execute 'revoke update, delete on audit, posting, order_status_log from guichet_app, guichet_worker';
  execute 'revoke insert, update, delete on order_transition, migration from guichet_app, guichet_worker';
end $$;
select isolate_tenant_tables();

-- Reports scan this one whole: a sub-select is read once, not per row.
create policy tenant on posting using (tenant_id = (select current_setting('app.tenant_id')::uuid));

-- Which businesses may this person enter?
create policy own on staff for select using (account_id = current_setting('app.account_id')::uuid);
-- The worker looks for work in all tenants, then acts as one.
create policy dispatch on job to guichet_worker using (true);
-- Answers older than a day are thrown away, whoever's they are.
create policy purge on idempotency to guichet_worker using (true);
create policy expire on claim for select to guichet_worker using (true);

-- An always-true policy is folded away, so the trigram index stays usable; only ids come out, joined back to a protected table.
create policy find on search_entry for select using (true);
create policy write_new on search_entry for insert with check (tenant_id = current_setting('app.tenant_id')::uuid);
create policy write_old on search_entry for update using (tenant_id = current_setting('app.tenant_id')::uuid);
create policy write_off on search_entry for delete using (tenant_id = current_setting('app.tenant_id')::uuid);

-- Names of businesses are public; only the business itself may change its row.
alter table tenant enable row level security, force row level security;
create policy read_all on tenant for select using (true);
create policy found on tenant for insert with check (true);
create policy change_own on tenant for update using (id = current_setting('app.tenant_id')::uuid);
