-- Addresses of other programs that are told what happens. What they are told is read from the sealed
-- trail: every deed writes its line there in its own transaction.
create table webhook (
  tenant_id uuid not null,
  id uuid not null,
  url text not null check (length(url) between 8 and 500),
  events text[] not null check (cardinality(events) > 0),
  secret bytea not null, -- sealed
  -- Signs beside the new one for a while; sealed.
  old_secret bytea,
  old_secret_until instant,
  paused text check (paused in ('byHand','failing')),
  failing_since instant,
  -- Nothing before this number of the trail is told.
  since_number bigint not null,
  version int not null default 1,
  created_by uuid not null references account,
  created_at instant not null,
  deleted_at instant,
  primary key (tenant_id, id),
  check ((old_secret is null) = (old_secret_until is null))
);

-- How far the trail was read for the webhooks of a business.
create table webhook_feed (
  tenant_id uuid primary key,
  number bigint not null
);

-- One for each event and webhook, with the very text that is sent by every try.
create table webhook_delivery (
  tenant_id uuid not null,
  id uuid not null,
  -- The order in which they came about.
  place bigint generated always as identity,
  webhook_id uuid not null,
  -- The line of the trail; none for a test.
  number bigint,
  event text not null,
  -- The next of the same order waits until this one has ended.
  order_key uuid not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting','sent','dead')),
  attempts int not null default 0,
  due_at instant not null,
  give_up_at instant not null,
  leased_until instant,
  tried_at instant,
  took_ms int,
  answer_status int,
  fault text check (fault in ('refused','unreachable','tooSlow','inside')),
  sent_at instant,
  created_at instant not null,
  primary key (tenant_id, id),
  unique (tenant_id, webhook_id, number, event),
  foreign key (tenant_id, webhook_id) references webhook (tenant_id, id)
);
create index webhook_delivery_due on webhook_delivery (due_at) where state = 'waiting';
create index webhook_delivery_order on webhook_delivery (tenant_id, webhook_id, order_key, place)
  where state = 'waiting';
create index webhook_delivery_log on webhook_delivery (tenant_id, webhook_id, place desc);

select isolate_tenant_tables();

-- The worker looks for what is due in all businesses, then acts as one.
create policy dispatch on webhook for select to guichet_worker using (true);
create policy dispatch on webhook_feed for select to guichet_worker using (true);
create policy dispatch on webhook_delivery to guichet_worker using (true);
create policy dispatch on audit_chain for select to guichet_worker using (true);
