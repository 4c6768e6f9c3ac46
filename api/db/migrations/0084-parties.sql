-- Who an order is for, as the counter noted it: what a hand-out reads, and what the next visit is
-- filled from. `age` is what was said on the day of the sale, where no birth date was.
create table party_member (
  tenant_id uuid not null,
  order_id uuid not null,
  position int not null check (position between 0 and 49),
  first_name text,
  last_name text,
  birth_date date,
  age int check (age between 0 and 120),
  height_cm int check (height_cm between 40 and 250),
  boot text,
  primary key (tenant_id, order_id, position),
  foreign key (tenant_id, order_id) references orders
);

-- Whose a piece of the order is. What it becomes by an exchange stays theirs.
create table party_piece (
  tenant_id uuid not null,
  unit_id uuid not null,
  order_id uuid not null,
  position int not null,
  -- A rental of which the size is chosen when it is handed out: until then it keeps some size.
  is_size_open boolean not null default false,
  primary key (tenant_id, unit_id),
  foreign key (tenant_id, unit_id) references unit,
  foreign key (tenant_id, order_id, position) references party_member
);
create index on party_piece (tenant_id, order_id, position);

select isolate_tenant_tables();
