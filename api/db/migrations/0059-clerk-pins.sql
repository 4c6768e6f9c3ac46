-- A PIN with which a clerk takes a shared counter over, in one business.
create table clerk_pin (
  tenant_id uuid not null,
  account_id uuid not null,
  pin_hash text not null,
  chosen_at instant not null,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references staff (tenant_id, account_id)
);
-- Nothing is answered to a locked session but what opens it.
alter table session add column locked_at instant;
alter table tenant_setting
  add column idle_lock_minutes int check (idle_lock_minutes between 1 and 60);

select isolate_tenant_tables();
