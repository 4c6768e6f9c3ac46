-- Places that a counter takes ahead to sell them without a network: a hold like any other, with the
-- tickets that its places become.
create table allotment (
  tenant_id uuid not null,
  id uuid not null,
  hold_id uuid not null,
  device_id uuid not null,
  counter_name text not null check (length(counter_name) between 1 and 60),
  -- What its sales are priced by, whatever changes meanwhile.
  frozen jsonb not null,
  -- What each number of tickets of each type comes to by that, in cents.
  price_tables jsonb not null,
  is_taken_back boolean not null default false,
  primary key (tenant_id, id),
  unique (tenant_id, hold_id),
  foreign key (tenant_id, hold_id) references hold
);
create index on allotment (tenant_id, device_id);

create table allotment_sale (
  tenant_id uuid not null,
  -- Made by the device: a sale that is sent again is the same one.
  id uuid not null,
  allotment_id uuid not null,
  order_id uuid not null,
  -- By the clock of the device.
  sold_at instant not null,
  is_overbooked boolean not null default false,
  primary key (tenant_id, id),
  unique (tenant_id, order_id),
  foreign key (tenant_id, allotment_id) references allotment,
  foreign key (tenant_id, order_id) references orders
);
create index on allotment_sale (tenant_id, allotment_id);

create table allotment_seat (
  tenant_id uuid not null,
  -- Of the ticket that is issued when its sale is settled.
  ticket_id uuid not null,
  allotment_id uuid not null,
  slot_id uuid not null,
  reference text not null,
  sale_id uuid,
  primary key (tenant_id, ticket_id),
  unique (tenant_id, reference),
  foreign key (tenant_id, allotment_id) references allotment,
  foreign key (tenant_id, slot_id) references slot,
  foreign key (tenant_id, sale_id) references allotment_sale
);
create index on allotment_seat (tenant_id, allotment_id);
create index on allotment_seat (tenant_id, slot_id) where sale_id is null;
create index on allotment_seat (tenant_id, sale_id) where sale_id is not null;

-- A gate reads the code of a seat before its ticket is issued, under the same id: an invariant
-- says that each reading names a ticket or a seat.
alter table scan drop constraint scan_tenant_id_ticket_id_fkey;

select isolate_tenant_tables();
