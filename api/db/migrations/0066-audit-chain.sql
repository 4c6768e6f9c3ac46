-- The trail in order: each line gets a number and a hash over the line before, so that one that is
-- changed, taken away or slipped in is found. A sale only leaves word that its line waits; a sealer
-- numbers what is committed, with a head that no sale ever locks.

-- What waits to be numbered. Written by the statement that writes the line; of two lines of which
-- the second could only be written once the first was committed, the first has arrived earlier.
create table audit_unsealed (
  tenant_id uuid not null,
  arrived bigint generated always as identity,
  audit_id uuid not null,
  primary key (tenant_id, arrived)
);

create table audit_seal (
  tenant_id uuid not null,
  number bigint not null check (number > 0),
  audit_id uuid not null,
  sealed_at instant not null,
  -- Of the words beside the line, with their salt; stays when they are erased, and tells nothing.
  words_sha256 bytea,
  hash bytea not null,
  primary key (tenant_id, number),
  unique (tenant_id, audit_id),
  foreign key (tenant_id, audit_id) references audit (tenant_id, id)
);

-- The last link of each business.
create table audit_chain (
  tenant_id uuid primary key,
  number bigint not null,
  hash bytea not null,
  sealed_at instant
);

-- When the chain of a business was last walked, how far, and how many faults were found.
create table audit_check (
  tenant_id uuid primary key,
  number bigint not null,
  checked_at instant not null,
  faults int not null
);

-- Without it the digest of a short word could be guessed after the word was erased.
alter table audit_words add column salt bytea not null default uuid_send(gen_random_uuid());

select isolate_tenant_tables();

-- The sealer looks for what waits in all businesses, then acts as one.
create policy dispatch on audit_unsealed for select to guichet_worker using (true);

-- Only the sealer numbers.
do $$
declare t text;
declare deed text;
begin
  foreach t in array array['audit_seal', 'audit_chain'] loop
    execute format('create policy sealer_adds on %I as restrictive for insert to guichet_app with check (false)', t);
    foreach deed in array array['update', 'delete'] loop
      execute format('create policy sealer_%s on %I as restrictive for %s to guichet_app using (false)', deed, t, deed);
    end loop;
  end loop;
  foreach deed in array array['update', 'delete'] loop
    execute format('create policy sealer_%s on audit_unsealed as restrictive for %s to guichet_app using (false)', deed, deed);
  end loop;
end $$;

-- What is sealed stays as it is, whoever asks.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: the audit trail only grows', tg_op, tg_table_name;
end $$;
create trigger only_grows before update or delete or truncate on audit_seal
  for each statement execute function refuse_change();
create trigger only_grows before update or delete or truncate on audit
  for each statement execute function refuse_change();

-- The list of the trail.
create index audit_by_time on audit (tenant_id, at, id);
create index audit_by_code on audit (tenant_id, code, at, id);
create index audit_by_account on audit (tenant_id, account_id, at, id);

-- The lines that were written before: the owner of the tables may be bound by row-level security,
-- so one business at a time.
do $$
declare t uuid;
begin
  perform set_config('app.account_id', '00000000-0000-0000-0000-000000000000', true);
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    insert into audit_unsealed (tenant_id, audit_id)
      select t, id from audit where tenant_id = t order by at, id;
  end loop;
end $$;

-- Lists of the trail are written as files too.
alter table extract_request drop constraint extract_request_list_check;
alter table extract_request add check (list in ('orders','tickets','audit'));
