-- A browser that a person signed in with; its cookie says that it is the same one again. Where it
-- stood is not kept.
create table device (
  id uuid primary key,
  account_id uuid not null references account,
  secret_sha256 bytea not null,
  -- As it says itself; none where it does not say.
  browser text check (length(browser) <= 60),
  system text check (length(system) <= 60),
  created_at instant not null,
  last_used_at instant not null,
  unique (account_id, secret_sha256)
);
alter table session add column device_id uuid references device;
create index on session (device_id);
grant select, insert, update, delete on device to guichet_app, guichet_worker;
