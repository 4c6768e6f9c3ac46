-- What a buyer disputes at their bank, as the provider tells it. While the money is withdrawn the
-- bank has it. Of many readings the one that was asked for last counts.
create table dispute (
  tenant_id uuid not null,
  id uuid not null,
  payment_id uuid not null,
  provider_ref text not null,
  state text not null check (state in ('inquiry', 'open', 'won', 'lost')),
  reason text not null,
  cents cents not null check (cents >= 0),
  is_withdrawn boolean not null,
  is_answered boolean not null,
  answer_by instant,
  opened_at instant not null,
  closed_at instant,
  page_url text,
  asked_at instant not null,
  primary key (tenant_id, id),
  unique (tenant_id, provider_ref),
  foreign key (tenant_id, payment_id) references payment,
  check (state = 'inquiry' or (state = 'open') = (closed_at is null))
);
create index on dispute (tenant_id, payment_id);
create index on dispute (tenant_id) where closed_at is null;

select isolate_tenant_tables();
