-- An authenticator app of a person. It is asked for once a first code of it was confirmed.
create table totp (
  account_id uuid primary key references account,
  secret bytea not null, -- sealed
  -- The last half minute of which a code was taken: none is taken twice.
  last_step bigint,
  begun_at instant not null,
  confirmed_at instant
);
-- Keys of browsers and of security keys. Source: Web Authentication Level 3.
create table passkey (
  id uuid primary key,
  account_id uuid not null references account,
  credential_id text not null unique,
  public_key text not null, -- COSE, base64url
  sign_count bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  created_at instant not null,
  last_used_at instant
);
create index on passkey (account_id);
-- Random enough that a digest keeps them.
create table recovery_code (
  account_id uuid not null references account,
  code_sha256 bytea not null,
  used_at instant,
  primary key (account_id, code_sha256)
);
-- Who has given a password on the page of a sign-in, and no second factor yet.
create table sign_in_step (
  interaction_sha256 bytea primary key,
  account_id uuid not null references account,
  challenge text,
  expires_at instant not null
);
-- When the second factor of a session was proven; none without one.
alter table session add column second_factor_at instant;
-- What a new passkey of this session has to sign.
alter table session add column passkey_challenge text;

alter table custom_role add column needs_second_factor boolean not null default false;
alter table tenant_setting
  add column second_factor_roles text[] not null default '{}'
  check (second_factor_roles <@ array['MainStaff', 'Validator', 'SchedulerDashboardAdmin']);

grant select, insert, update, delete on totp, passkey, recovery_code, sign_in_step
  to guichet_app, guichet_worker;
