-- Two records of one person become one, and can be taken apart again for thirty days. The merged row
-- keeps what was written on it; here stands only what moved.
create table client_merge (
  tenant_id uuid not null,
  id uuid not null,
  kept_id uuid not null,
  merged_id uuid not null,
  merged_by uuid references account,
  merged_at instant not null,
  -- Columns of the kept row that were empty and took the merged one's value.
  filled text[] not null,
  is_note_joined boolean not null,
  undone_by uuid references account,
  undone_at instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, kept_id) references client,
  foreign key (tenant_id, merged_id) references client,
  check (kept_id <> merged_id)
);
create unique index on client_merge (tenant_id, merged_id) where undone_at is null;
create index on client_merge (tenant_id, kept_id);

create table client_merge_order (
  tenant_id uuid not null,
  merge_id uuid not null,
  order_id uuid not null,
  primary key (tenant_id, merge_id, order_id),
  foreign key (tenant_id, merge_id) references client_merge,
  foreign key (tenant_id, order_id) references orders
);
create index on client_merge_order (tenant_id, order_id);

-- Those that had been merged into the merged one before.
create table client_merge_client (
  tenant_id uuid not null,
  merge_id uuid not null,
  client_id uuid not null,
  primary key (tenant_id, merge_id, client_id),
  foreign key (tenant_id, merge_id) references client_merge,
  foreign key (tenant_id, client_id) references client
);
create index on client_merge_client (tenant_id, client_id);
select isolate_tenant_tables();
