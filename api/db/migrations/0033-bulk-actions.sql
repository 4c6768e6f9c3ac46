-- One action on many orders or tickets, each of them once: what was found when it began, and what
-- came of it. A job works it off; a stop, a crash and a second worker find what is done marked here.
create table bulk (
  tenant_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  action text not null check (action in ('resend','activation')),
  created_by uuid not null references account,
  created_at instant not null,
  primary key (tenant_id, id)
);
create table bulk_item (
  tenant_id uuid not null,
  bulk_id uuid not null,
  subject_id uuid not null,
  order_id uuid not null,
  outcome text check (outcome in ('done','refused')),
  problem text,
  reason text,
  ended_at instant,
  primary key (tenant_id, bulk_id, subject_id),
  foreign key (tenant_id, bulk_id) references bulk,
  foreign key (tenant_id, order_id) references orders,
  check ((outcome is null) = (ended_at is null)),
  check ((outcome = 'refused') = (problem is not null))
);
create index on bulk_item (tenant_id, bulk_id, order_id, subject_id) where ended_at is null;
select isolate_tenant_tables();
