-- The sale. order_line = an invoice entry as sold, frozen; unit = the counted thing that is taxed, refunded, ticketed, moved;
-- claim = what it takes of a resource; ticket, rental, booking = what is true now.

create table orders (
  tenant_id uuid not null,
  id uuid not null,
  reference text not null,
  status text not null check (status in ('Created','CreatedByAdmin','ValidationSucceed','ValidationError','PaymentInProgress','PaymentSucceed','PaymentError','Completed','RefundInProgress','PartialRefundCompleted','RefundCompleted','Canceled')),
  client_id uuid,
  email text,
  first_name text,
  last_name text,
  phone text,
  postal_code text,
  language text not null,
  created_by uuid references account,
  note text,
  purchase_order text,
  created_at instant not null,
  completed_at instant,
  held_until instant,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, reference),
  foreign key (tenant_id, client_id) references client
);
create index on orders (tenant_id, completed_at desc nulls last, id desc);
create index on orders (tenant_id, last_name, id);
create index on orders (tenant_id, email);
create index on orders (tenant_id, client_id);

create table order_status_log (
  tenant_id uuid not null,
  order_id uuid not null,
  seq int not null,
  status text not null,
  at instant not null,
  primary key (tenant_id, order_id, seq),
  foreign key (tenant_id, order_id) references orders
);

create table invoice (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  ordinal int not null,
  province text not null,
  rule_set text not null,
  tax_free boolean not null,
  entries_cents cents not null,
  rebates_cents cents not null,
  fees_cents cents not null,
  taxes_cents cents not null,
  final_cents cents not null check (final_cents >= 0),
  explained jsonb not null,
  issued_at instant not null,
  primary key (tenant_id, id),
  unique (tenant_id, order_id, ordinal),
  check (final_cents = entries_cents - rebates_cents + fees_cents + taxes_cents),
  foreign key (tenant_id, order_id) references orders
);

create table invoice_tax (
  tenant_id uuid not null,
  invoice_id uuid not null,
  key text not null,
  label bilingual not null,
  number text,
  rate_milli int not null,
  base_cents cents not null,
  cents cents not null,
  primary key (tenant_id, invoice_id, key),
  foreign key (tenant_id, invoice_id) references invoice
);

create table order_line (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  invoice_id uuid not null,
  position int not null,
  parent_line_id uuid,
  kind text not null check (kind in ('fee','adjustment') or kind::kind is not null),
  product_id uuid,
  category_title bilingual,
  product_title bilingual not null,
  count int not null check (count > 0),
  unit_cents cents not null,
  activation_at instant,
  slot_begin time,
  slot_end time,
  check_in date,
  check_out date,
  persons int,
  primary key (tenant_id, id),
  unique (tenant_id, invoice_id, position),
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, invoice_id) references invoice,
  foreign key (tenant_id, parent_line_id) references order_line,
  foreign key (tenant_id, product_id) references product
);

create table unit (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  invoice_id uuid not null,
  line_id uuid not null,
  ordinal int not null,
  parent_unit_id uuid,
  gross_cents cents not null check (gross_cents >= 0),
  rebate_cents cents not null default 0,
  tax_cents cents not null default 0,
  refunded_cents cents not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, line_id, ordinal),
  check (rebate_cents between 0 and gross_cents),
  check (refunded_cents between 0 and gross_cents - rebate_cents + tax_cents),
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, line_id) references order_line,
  foreign key (tenant_id, parent_unit_id) references unit
);
create index on unit (tenant_id, order_id);
create index on unit (tenant_id, parent_unit_id) where parent_unit_id is not null;

create table unit_tax (
  tenant_id uuid not null,
  unit_id uuid not null,
  invoice_id uuid not null,
  key text not null,
  cents cents not null,
  refunded_cents cents not null default 0 check (refunded_cents between 0 and cents),
  primary key (tenant_id, unit_id, key),
  foreign key (tenant_id, unit_id) references unit,
  foreign key (tenant_id, invoice_id, key) references invoice_tax
);

create table claim (
  tenant_id uuid not null,
  id uuid not null,
  resource_id uuid not null,
  unit_id uuid,
  quantity int not null check (quantity > 0),
  begins_at instant,
  ends_at instant,
  held_until instant,
  overbooked boolean not null default false,
  released_at instant,
  primary key (tenant_id, id),
  check ((begins_at is null) = (ends_at is null) and begins_at < ends_at),
  foreign key (tenant_id, resource_id) references resource,
  foreign key (tenant_id, unit_id) references unit
);
create index on claim (tenant_id, resource_id, ends_at) where released_at is null;
create index on claim (tenant_id, unit_id);
create index on claim (held_until) where held_until is not null and released_at is null;

create table ticket (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  unit_id uuid not null,
  reference text not null,
  state text not null check (state in ('Available','ScheduledActivation','Reschedulable','Schedulable','Active','Expired')),
  generation int not null default 1,
  begins_at instant,
  ends_at instant,
  slot_id uuid,
  owner jsonb not null default '{}',
  picture_id uuid,
  voided_at instant,
  blocked_reason text,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, unit_id),
  unique (tenant_id, reference),
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, unit_id) references unit,
  foreign key (tenant_id, slot_id) references slot,
  foreign key (tenant_id, picture_id) references file
);

create table rental (
  tenant_id uuid not null,
  unit_id uuid not null,
  size_id uuid not null,
  begins_at instant not null,
  ends_at instant not null,
  is_begin_custom boolean not null default false,
  picked_up_at instant,
  returned_at instant,
  primary key (tenant_id, unit_id),
  foreign key (tenant_id, unit_id) references unit,
  foreign key (tenant_id, size_id) references rental_size
);

create table booking (
  tenant_id uuid not null,
  id uuid not null,
  unit_id uuid not null,
  lodging_type_id uuid not null,
  check_in date not null,
  check_out date not null check (check_out > check_in),
  persons int not null,
  status text not null check (status in ('Booked','CheckedIn','CheckedOut','NoShow','Canceled')),
  primary key (tenant_id, id),
  unique (tenant_id, unit_id),
  foreign key (tenant_id, unit_id) references unit,
  foreign key (tenant_id, lodging_type_id) references lodging_type
);

create index on ticket (tenant_id, order_id);
create index on ticket (tenant_id, slot_id) where slot_id is not null;
