-- What staff write on an order for each other; no client reads it. Who wrote it may change it.
create table order_note (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  account_id uuid not null references account,
  text text not null check (length(text) between 1 and 2000),
  created_at instant not null,
  edited_at instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders
);
create index on order_note (tenant_id, order_id, created_at);
select isolate_tenant_tables();
