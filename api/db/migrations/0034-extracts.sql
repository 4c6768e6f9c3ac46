-- A list that somebody asked for as a file: what it held then, and the job that writes it. The file
-- has the same id; it is there from the beginning, so that the sweep takes whatever is left of it.
create table extract_request (
  tenant_id uuid not null,
  id uuid not null,
  job_id uuid not null,
  list text not null check (list in ('orders','tickets')),
  format text not null check (format in ('xlsx','csv')),
  language text not null check (language in ('fr','en')),
  -- What the list held, in its order; emptied once the file is written.
  ids uuid[] not null,
  created_by uuid not null references account,
  created_at instant not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references file (tenant_id, id)
);
select isolate_tenant_tables();
