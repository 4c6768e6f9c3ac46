-- What a client may buy at a price that is promised until a day.
create table quote (
  tenant_id uuid not null,
  id uuid not null,
  number int not null check (number > 0),
  status text not null
    check (status in ('Draft','Sent','Accepted','Declined','Expired','Converted')),
  version int not null default 1,
  title text not null check (length(title) between 1 and 100),
  client_id uuid,
  email text,
  first_name text,
  last_name text,
  phone text,
  postal_code text,
  language text not null check (language in ('fr','en')),
  note text,
  internal_note text,
  -- The lines as they were asked for, and what they came to when they were last priced.
  tickets jsonb not null,
  discount jsonb,
  frozen jsonb not null,
  final_cents cents not null check (final_cents >= 0),
  -- The first day that something of it is for.
  event_on date,
  expires_on date not null,
  expires_at instant not null,
  deposit_cents cents check (deposit_cents >= 0),
  balance_due_on date,
  purchase_order text,
  are_names_asked boolean not null,
  names jsonb not null default '[]',
  hold_id uuid,
  -- What the client's link carries; none before it is sent.
  link_token text,
  sent_at instant,
  answered_at instant,
  is_answered_by_staff boolean,
  decline_reason text,
  order_id uuid,
  converted_at instant,
  found_by text not null,
  created_by uuid not null references account,
  created_at instant not null,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, client_id) references client,
  foreign key (tenant_id, hold_id) references hold,
  foreign key (tenant_id, order_id) references orders,
  check ((deposit_cents is null) = (balance_due_on is null)),
  check (status = 'Draft' or sent_at is not null),
  check ((order_id is not null) = (status = 'Converted')),
  check ((converted_at is not null) = (status = 'Converted')),
  check (hold_id is null or status in ('Draft','Sent','Accepted'))
);
create index on quote (tenant_id, number desc);
create unique index quote_of_link on quote (tenant_id, link_token) where link_token is not null;
create unique index quote_of_order on quote (tenant_id, order_id) where order_id is not null;
create unique index quote_of_hold on quote (tenant_id, hold_id) where hold_id is not null;
create index on quote (tenant_id, client_id) where client_id is not null;
create index on quote (tenant_id, email) where email is not null;

select isolate_tenant_tables();

-- Which quote an order was promised by.
alter table orders add column quote_id uuid, add foreign key (tenant_id, quote_id) references quote;
create index order_of_quote on orders (tenant_id, quote_id) where quote_id is not null;
