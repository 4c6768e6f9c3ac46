-- What a clerk puts together at the counter, kept until it is sold: a refresh, another device or a
-- change of shift does not lose it. A sold one keeps nothing but its order, so that it is not sold
-- again from another screen.
create table kept_cart (
  tenant_id uuid not null,
  -- Made by the browser: a cart has its name before the server ever hears of it.
  id uuid not null,
  name text check (length(name) between 1 and 50),
  content jsonb,
  hold_id uuid,
  version int not null default 1,
  created_by uuid not null references account,
  -- Who has it open, unless it is parked.
  updated_by uuid not null references account,
  created_at instant not null,
  updated_at instant not null,
  parked_at instant,
  sold_order_id uuid,
  ended_at instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, hold_id) references hold,
  foreign key (tenant_id, sold_order_id) references orders,
  check ((sold_order_id is null) = (ended_at is null)),
  check ((content is null) = (ended_at is not null)),
  check (ended_at is null or (name is null and hold_id is null and parked_at is null))
);
create index on kept_cart (tenant_id, updated_at desc) where ended_at is null;
create unique index kept_cart_of_order on kept_cart (tenant_id, sold_order_id)
  where sold_order_id is not null;
-- The sweep of all businesses.
create index on kept_cart (updated_at);
select isolate_tenant_tables();
-- Those that nobody touches any more are thrown away, whoever's they are.
create policy purge on kept_cart to guichet_worker using (true);
