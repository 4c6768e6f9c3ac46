-- mail = a letter and its fate; job = work and when; audit holds ids and amounts, words go to audit_words, which erasure may delete.

create table mail (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid,
  client_id uuid,
  kind text not null,
  dedupe_key text not null,
  to_email text not null,
  language text not null,
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting','sent','refused','erased')),
  last_error text,
  created_at instant not null,
  sent_at instant,
  primary key (tenant_id, id),
  unique (tenant_id, dedupe_key),
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, client_id) references client
);

create table job (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null,
  dedupe_key text,
  payload jsonb not null,
  run_at instant not null,
  attempts int not null default 0,
  leased_until instant,
  leased_by text,
  progress jsonb,
  last_error text,
  ended_at instant,
  ending text check (ending in ('done','dead','canceled')),
  primary key (tenant_id, id),
  unique (tenant_id, dedupe_key)
);
create index on job (run_at) where ended_at is null;

create table idempotency (
  tenant_id uuid not null,
  call text not null,
  key uuid not null,
  account_id uuid not null,
  body_sha256 bytea not null,
  status int,
  reply jsonb,
  created_at instant not null,
  primary key (tenant_id, call, key)
);

create table audit (
  tenant_id uuid not null,
  id uuid not null,
  at instant not null,
  code text not null,
  account_id uuid,
  client_id uuid,
  request_id text not null,
  subject text not null,
  subject_id uuid not null,
  order_id uuid,
  facts jsonb not null default '{}',
  primary key (tenant_id, id)
);
create index on audit (tenant_id, order_id, at) where order_id is not null;
create index on audit (tenant_id, subject_id, at);

create table audit_words (
  tenant_id uuid not null,
  audit_id uuid not null,
  words jsonb not null,
  primary key (tenant_id, audit_id),
  foreign key (tenant_id, audit_id) references audit
);

create table search_entry (
  tenant_id uuid not null,
  kind text not null,
  id uuid not null,
  text text not null,
  at instant not null,
  primary key (tenant_id, kind, id)
);
create index on search_entry using gin (text gin_trgm_ops);
create index on search_entry (tenant_id, kind, at desc, id desc);
create index on mail (tenant_id, order_id) where order_id is not null;
