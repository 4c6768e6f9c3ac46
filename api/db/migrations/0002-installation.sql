-- The installation: businesses, the people who sign in, and the keys. Nothing here belongs to one tenant.

create table tenant (
  id uuid primary key,
  name bilingual not null,
  colour text not null default '#354344',
  static_url text unique,
  time_zone text not null default 'America/Toronto',
  province text not null default 'QC',
  online boolean not null default false,
  created_at instant not null
);

create table account (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  password_hash text,
  first_name text not null,
  last_name text not null,
  language text not null default 'fr' check (language in ('fr', 'en')),
  disabled_at instant
);

-- A person of an external identity provider, linked once by verified e-mail, then by subject.
create table account_subject (
  issuer text,
  subject text,
  account_id uuid not null references account,
  primary key (issuer, subject)
);

-- One per sign-in. A refresh token is an HMAC over (id, rotation), so the successor of a rotation can be told again within its grace.
create table session (
  id uuid primary key,
  account_id uuid not null references account,
  client_name text not null,
  rotation int not null default 0,
  rotated_at instant not null,
  created_at instant not null,
  expires_at instant not null,
  revoked_at instant
);
create index on session (account_id) where revoked_at is null;

create table password_link (
  token_sha256 bytea primary key,
  account_id uuid not null references account,
  expires_at instant not null,
  used_at instant
);

create table oidc_payload (
  model text,
  id text,
  payload jsonb not null,
  grant_id text,
  uid text,
  user_code text,
  expires_at instant,
  consumed_at instant,
  primary key (model, id)
);
create index on oidc_payload (grant_id) where grant_id is not null;
create index on oidc_payload (uid) where uid is not null;
create index on oidc_payload (expires_at);

-- The table of rate-limiter-flexible, shared by all instances.
create table throttle (
  key text primary key,
  points int not null,
  expire bigint
);

-- Keys that sign or seal, encrypted under SECRET_KEY.
create table installation_secret (
  purpose text primary key,
  ciphertext bytea not null,
  created_at instant not null
);

-- Filled from the pure rule of orders, compared with it by a test.
create table order_transition (
  from_status text,
  to_status text,
  primary key (from_status, to_status)
);
