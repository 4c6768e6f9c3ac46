-- Money in and out. A refund is one decision (credit note); its transfers are the movements of a provider. postings are double entry.

create table rebate_group (
  tenant_id uuid not null,
  id uuid not null,
  description text not null,
  primary key (tenant_id, id)
);

create table rebate (
  tenant_id uuid not null,
  id uuid not null,
  group_id uuid,
  code text,
  types kind[] not null,
  percent_milli int,
  amount_cents cents,
  prepaid_tax_cents cents,
  applies text not null check (applies in ('UNLIMITED','ONCE','AUTO_APPLY','POSTAL_CODES')),
  combinable text not null check (combinable in ('default','yes','no')),
  conditions jsonb not null,
  active boolean not null,
  begins_at instant not null,
  ends_at instant,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  check (num_nonnulls(percent_milli, amount_cents) = 1),
  foreign key (tenant_id, group_id) references rebate_group
);

create table rebate_use (
  tenant_id uuid not null,
  id uuid not null,
  rebate_id uuid not null,
  order_id uuid not null,
  once boolean not null,
  cents cents not null,
  released_at instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, rebate_id) references rebate,
  foreign key (tenant_id, order_id) references orders
);
create unique index on rebate_use (tenant_id, rebate_id) where once and released_at is null;

create table unit_rebate (
  tenant_id uuid not null,
  unit_id uuid not null,
  ordinal int not null,
  rebate_id uuid,
  reason text,
  given_by uuid references account,
  cents cents not null,
  primary key (tenant_id, unit_id, ordinal),
  check ((rebate_id is null) = (given_by is not null)),
  foreign key (tenant_id, unit_id) references unit,
  foreign key (tenant_id, rebate_id) references rebate
);

create table payment (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  method text not null,
  provider text not null,
  provider_ref text,
  reference text,
  cents cents not null check (cents >= 0),
  state text not null check (state in ('pending','succeeded','failed','expired')),
  paid_at instant,
  business_day date,
  taken_by uuid references account,
  primary key (tenant_id, id),
  unique (tenant_id, provider, provider_ref),
  foreign key (tenant_id, order_id) references orders
);

create table refund (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  number int not null,
  source text not null default 'staff' check (source in ('staff','exchange','automatic')),
  scope text not null check (scope in ('partial','remaining','total')),
  state text not null check (state in ('requested','settled','failed')),
  total_cents cents not null check (total_cents >= 0),
  reason text not null,
  status_before text not null,
  requested_by uuid not null references account,
  requested_at instant not null,
  settled_at instant,
  business_day date,
  credit_note text,
  primary key (tenant_id, id),
  unique (tenant_id, order_id, number),
  unique (tenant_id, credit_note),
  foreign key (tenant_id, order_id) references orders
);

create table refund_item (
  tenant_id uuid not null,
  refund_id uuid not null,
  unit_id uuid not null,
  percent int not null check (percent between 1 and 100),
  net_cents cents not null,
  total_cents cents not null,
  primary key (tenant_id, refund_id, unit_id),
  foreign key (tenant_id, refund_id) references refund,
  foreign key (tenant_id, unit_id) references unit
);

create table refund_item_tax (
  tenant_id uuid not null,
  refund_id uuid not null,
  unit_id uuid not null,
  key text not null,
  cents cents not null,
  primary key (tenant_id, refund_id, unit_id, key),
  foreign key (tenant_id, refund_id, unit_id) references refund_item,
  foreign key (tenant_id, unit_id, key) references unit_tax
);

create table refund_transfer (
  tenant_id uuid not null,
  id uuid not null,
  refund_id uuid not null,
  payment_id uuid not null,
  cents cents not null,
  state text not null check (state in ('waiting','sent','settled','failed','unknown')),
  provider_ref text,
  primary key (tenant_id, id),
  unique (tenant_id, payment_id, provider_ref),
  foreign key (tenant_id, refund_id) references refund,
  foreign key (tenant_id, payment_id) references payment
);

create table posting (
  tenant_id uuid not null,
  txn_id uuid not null,
  line int not null,
  account text not null,
  kind text,
  cents cents not null,
  order_id uuid not null,
  business_day date not null,
  primary key (tenant_id, txn_id, line)
);

create index on payment (tenant_id, order_id);
create index on refund_transfer (tenant_id, refund_id);
create index on posting (tenant_id, order_id);
-- Whether a piece was refunded is asked with every order that is shown.
create index on refund_item (tenant_id, unit_id);
