-- The account of a business at its payment provider. One is in use at a time; an earlier one stays,
-- because what was paid through it is refunded through it.
create table payment_account (
  tenant_id uuid not null,
  id uuid not null,
  provider text not null check (provider in ('stripe', 'square', 'chase')),
  account_ref text not null,
  is_submitted boolean not null default false,
  is_ready boolean not null default false,
  started_at instant not null,
  ready_at instant,
  disconnected_at instant,
  primary key (tenant_id, id),
  unique (tenant_id, provider, account_ref)
);
create unique index payment_account_in_use on payment_account (tenant_id)
  where disconnected_at is null;
create index payment_account_found on payment_account (provider, account_ref);

-- What a provider sent, once each. It belongs to no business: an account that nobody has stays here.
-- Only names are kept, for the present state is always asked for.
create table webhook_event (
  provider text not null,
  event_id text not null,
  account_ref text,
  type text not null,
  object_ref text,
  received_at instant not null,
  primary key (provider, event_id)
);
create index on webhook_event (received_at);

-- A payment on the page of a provider: whose account, which page, and the buyer's way to it.
alter table payment
  add column provider_account text,
  add column provider_session text,
  add column link_token text,
  add column last_error text,
  add column created_at instant not null default now(),
  add unique (tenant_id, provider, provider_session),
  add unique (tenant_id, link_token);

-- Tickets of an order that is not paid yet. Their places are taken; nobody has them before.
create table ticket_to_issue (
  tenant_id uuid not null,
  unit_id uuid not null,
  ordinal int not null,
  order_id uuid not null,
  kind text not null,
  product_id uuid not null,
  slot_id uuid,
  begins_at instant,
  ends_at instant,
  owner jsonb not null,
  picture_id uuid,
  answers jsonb not null,
  primary key (tenant_id, unit_id),
  check ((begins_at is null) = (ends_at is null)),
  foreign key (tenant_id, unit_id) references unit,
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, product_id) references product,
  foreign key (tenant_id, slot_id) references slot,
  foreign key (tenant_id, picture_id) references file
);
create index on ticket_to_issue (tenant_id, order_id);

select isolate_tenant_tables();

-- Whose account is it? Asked for no business, by what a provider sent.
create policy found_by_provider on payment_account for select
  using (current_setting('app.tenant_id')::uuid = '00000000-0000-0000-0000-000000000000');
