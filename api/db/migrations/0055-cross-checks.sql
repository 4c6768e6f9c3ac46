-- What the sources of figures said of each day once it was over: nothing, where they agree.
create table cross_check (
  tenant_id uuid not null,
  on_date date not null,
  checked_at instant not null,
  differences jsonb not null check (jsonb_typeof(differences) = 'array'),
  primary key (tenant_id, on_date)
);
create index on cross_check (tenant_id, on_date desc) where differences <> '[]';

select isolate_tenant_tables();
