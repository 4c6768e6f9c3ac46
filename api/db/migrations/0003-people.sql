-- People of a business: staff with roles, clients; its settings, set-up documents, files and counters.

create table staff (
  tenant_id uuid not null,
  id uuid not null,
  account_id uuid not null references account,
  is_main boolean not null default false,
  role_types text[] not null default '{}' check (role_types <@ array['UserCollaboratorAdmin', 'Validator', 'SchedulerDashboardAdmin', 'NoRight']),
  removed_at instant,
  primary key (tenant_id, id),
  unique (tenant_id, account_id)
);

create table custom_role (
  tenant_id uuid not null,
  id uuid not null,
  name bilingual not null,
  accesses text[] not null,
  restrictions text[] not null default '{}',
  primary key (tenant_id, id)
);

create table staff_role (
  tenant_id uuid not null,
  staff_id uuid not null,
  role_id uuid not null,
  primary key (tenant_id, staff_id, role_id),
  foreign key (tenant_id, staff_id) references staff,
  foreign key (tenant_id, role_id) references custom_role
);

create table client (
  tenant_id uuid not null,
  id uuid not null,
  email text check (email = lower(email)),
  first_name text,
  last_name text,
  birth_date date,
  gender text,
  phone text,
  postal_code text,
  language text not null default 'fr',
  note text,
  merged_into uuid,
  erased_at instant,
  version int not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, email),
  foreign key (tenant_id, merged_into) references client
);

create table file (
  tenant_id uuid not null,
  id uuid not null,
  container text not null check (container in ('collaborators','rentals','profiles','exports')),
  path text not null,
  sha256 bytea not null,
  bytes int not null,
  media_type text not null,
  deleted_at instant,
  primary key (tenant_id, id),
  unique (tenant_id, container, path)
);

create table tenant_setting (
  tenant_id uuid primary key,
  hold_minutes int not null default 30 check (hold_minutes between 5 and 120),
  order_prefix text not null default '',
  fee_refund_policy text not null default 'onTotal' check (fee_refund_policy in ('keep','onTotal','proportional')),
  allow_several_partial_refunds boolean not null default false,
  percent_refund_on_counter_orders boolean not null default false,
  rebates_combine boolean not null default false,
  version int not null default 1
);

create table document (
  tenant_id uuid not null,
  name text not null check (name in ('profile','communication','taxes','fees','payment','displayNames')),
  value jsonb not null,
  version int not null default 1,
  primary key (tenant_id, name)
);

create table counter (
  tenant_id uuid not null,
  name text not null,
  value int not null,
  primary key (tenant_id, name)
);
