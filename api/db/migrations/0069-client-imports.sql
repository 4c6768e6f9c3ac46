-- Clients from a spreadsheet: its rows as they were read, what each would do, and what it did. The
-- rows hold words about people: they go with the import, thirty days after it came.
create table client_import (
  tenant_id uuid not null,
  id uuid not null,
  header text[] not null,
  -- How the columns are read, once somebody has said so.
  reading jsonb,
  checked_at instant,
  job_id uuid,
  created_by uuid not null references account,
  created_at instant not null,
  primary key (tenant_id, id),
  check (job_id is null or checked_at is not null)
);
create table client_import_row (
  tenant_id uuid not null,
  import_id uuid not null,
  -- Its number in the spreadsheet, where the header is the first.
  row_number int not null,
  cells text[] not null,
  outcome text check (outcome in ('new','completes','known','refused')),
  problems jsonb not null default '[]',
  done_at instant,
  client_id uuid,
  primary key (tenant_id, import_id, row_number),
  foreign key (tenant_id, import_id) references client_import on delete cascade,
  foreign key (tenant_id, client_id) references client,
  check (done_at is null or outcome is not null)
);
create index on client_import_row (tenant_id, import_id, outcome, row_number);
create index on client_import_row (tenant_id, client_id) where client_id is not null;
create index on client_import (created_at);
select isolate_tenant_tables();
