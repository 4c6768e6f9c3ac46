-- Addresses that a calendar program reads again and again. Of the secret only a digest is kept.
create table calendar_link (
  tenant_id uuid not null,
  id uuid not null,
  name text not null,
  subject text not null check (subject in ('timetables','bookings')),
  language text not null check (language in ('fr','en')),
  secret_sha256 bytea not null check (octet_length(secret_sha256) = 32),
  created_by uuid not null references account,
  created_at instant not null,
  last_read_at instant,
  revoked_at instant,
  primary key (tenant_id, id)
);
select isolate_tenant_tables();
