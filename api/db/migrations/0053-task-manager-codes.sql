-- What leads a person from the portal to the task manager: a code that counts once, for a minute.
-- It belongs to the installation, since whoever brings it says nothing of a business.
create table task_manager_code (
  code_sha256 bytea primary key,
  account_id uuid not null references account,
  session_id uuid not null references session,
  business_id uuid not null references tenant,
  expires_at instant not null,
  used_at instant
);
create index on task_manager_code (expires_at);

select isolate_tenant_tables();
