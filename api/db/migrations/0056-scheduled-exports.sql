-- Exports that are made at their time and told to staff by a letter. A deleted one keeps its runs,
-- so that the links of its letters go on until they expire.
create table scheduled_export (
  tenant_id uuid not null,
  id uuid not null,
  name text not null check (length(name) between 1 and 75),
  subject text not null check (subject in ('sales','journal','orders','tickets')),
  format text not null check (format in ('xlsx','csv')),
  language text not null check (language in ('fr','en')),
  rhythm text not null check (rhythm in ('daily','weekly','monthly')),
  -- A weekday, Monday 1, or a day of the month; of a daily one it says nothing.
  on_day smallint not null check (on_day between 1 and 28),
  at_hour smallint not null check (at_hour between 0 and 23),
  is_deferred boolean not null,
  is_of_period boolean not null,
  -- Which orders or tickets, as their list is asked for.
  filter jsonb not null,
  is_paused boolean not null,
  -- The moment that its next run is of; none while it is paused.
  next_due_at instant,
  version int not null default 1,
  created_by uuid not null references account,
  created_at instant not null,
  deleted_at instant,
  primary key (tenant_id, id),
  check (rhythm <> 'weekly' or on_day <= 7),
  check (subject <> 'sales' or format = 'xlsx'),
  check ((next_due_at is null) = (is_paused or deleted_at is not null))
);

create table scheduled_export_recipient (
  tenant_id uuid not null,
  export_id uuid not null,
  account_id uuid not null,
  primary key (tenant_id, export_id, account_id),
  foreign key (tenant_id, export_id) references scheduled_export (tenant_id, id),
  foreign key (tenant_id, account_id) references staff (tenant_id, account_id)
);

-- One for each moment that was due. Its file has the same id.
create table scheduled_export_run (
  tenant_id uuid not null,
  id uuid not null,
  export_id uuid not null,
  is_by_hand boolean not null,
  due_at instant not null,
  begins_on date not null,
  ends_on date not null check (ends_on >= begins_on),
  state text not null check (state in ('waiting','done','failed','missed')),
  fault text check (fault in ('nobodyMayRead','filterGone','deleted','notWritten')),
  started_at instant,
  ended_at instant,
  expires_at instant,
  row_count int,
  primary key (tenant_id, id),
  unique (tenant_id, export_id, is_by_hand, due_at),
  foreign key (tenant_id, export_id) references scheduled_export (tenant_id, id),
  check ((fault is not null) = (state = 'failed')),
  check ((ended_at is not null) = (state in ('done','failed'))),
  check ((expires_at is not null and row_count is not null) = (state = 'done'))
);
create index on scheduled_export_run (tenant_id, export_id, due_at desc);

-- What each recipient of a run was sent: without an email they could not read it any more.
create table scheduled_export_letter (
  tenant_id uuid not null,
  run_id uuid not null,
  account_id uuid not null references account,
  mail_id uuid,
  withheld text check (withheld in ('noAccess','left')),
  primary key (tenant_id, run_id, account_id),
  foreign key (tenant_id, run_id) references scheduled_export_run (tenant_id, id),
  foreign key (tenant_id, mail_id) references mail (tenant_id, id),
  check ((mail_id is null) = (withheld is not null))
);

select isolate_tenant_tables();
