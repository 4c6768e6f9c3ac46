-- The key by which another program of the business sells: only its digest is kept, so that nobody
-- who reads this table can use it.
create table api_key (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  scopes text[] not null check (
    cardinality(scopes) > 0 and scopes <@ array['quote', 'hold', 'pay', 'complete']
  ),
  secret_sha256 bytea not null check (octet_length(secret_sha256) = 32),
  -- Its last characters, by which a person knows it again.
  hint text not null,
  created_by uuid not null references account,
  created_at instant not null,
  expires_at instant,
  last_used_at instant,
  revoked_at instant,
  primary key (tenant_id, id)
);

-- What a key holds and sells is its own: it reads, pays and cancels nothing else.
alter table orders
  add column api_key_id uuid,
  add foreign key (tenant_id, api_key_id) references api_key;
create index orders_of_api_key on orders (tenant_id, api_key_id) where api_key_id is not null;
alter table hold
  add column api_key_id uuid,
  add foreign key (tenant_id, api_key_id) references api_key;
create index hold_of_api_key on hold (tenant_id, api_key_id) where api_key_id is not null;

select isolate_tenant_tables();
