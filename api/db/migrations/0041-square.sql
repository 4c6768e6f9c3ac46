-- What Square needs beside the account: where it sells, what its owner allowed, its terminal.
alter table payment_account
  add column location_ref text,
  add column scopes text[] not null default '{}',
  add column is_catalog_connected boolean not null default false,
  add column terminal_ref text,
  add column pairing_ref text,
  add column pairing_code text,
  add column pairing_ends_at instant,
  add check ((pairing_ref is null) = (pairing_code is null)),
  add check ((pairing_ref is null) = (pairing_ends_at is null));

-- What lets this installation act for the account, sealed for this very row and column.
create table payment_token (
  tenant_id uuid not null,
  account_id uuid not null,
  access bytea not null,
  refresh bytea not null,
  expires_at instant not null,
  renewed_at instant not null,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references payment_account
);

-- An authorization that somebody has begun: used once, by who began it, before its time is over.
create table begun_authorization (
  tenant_id uuid not null,
  nonce text not null,
  person_id uuid not null,
  expires_at instant not null,
  primary key (tenant_id, nonce)
);
create index on begun_authorization (expires_at);

-- A product as the provider's catalogue names it.
create table catalog_entry (
  tenant_id uuid not null,
  account_id uuid not null,
  product_id uuid not null,
  item_ref text not null,
  variation_ref text not null,
  primary key (tenant_id, account_id, product_id),
  foreign key (tenant_id, account_id) references payment_account,
  foreign key (tenant_id, product_id) references product
);
create index on catalog_entry (tenant_id, product_id);

-- How the provider names the order of a payment, and how often it was shown on a terminal.
alter table payment
  add column provider_order text,
  add column terminal_tries int not null default 0;
create index payment_provider_order on payment (tenant_id, provider_order)
  where provider_order is not null;

select isolate_tenant_tables();
