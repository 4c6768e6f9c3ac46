-- The register of confidentiality incidents that the law asks for: kept, never deleted.
create table incident (
  tenant_id uuid not null,
  id uuid not null,
  number int not null,
  began_on date not null,
  -- Null for one of a single day.
  ended_on date,
  noticed_on date not null,
  -- What kind of personal information it was about.
  information text not null,
  circumstances text not null,
  -- Null while nobody knows.
  persons int check (persons >= 0),
  -- Why a serious injury is to be feared, or is not.
  risk text not null,
  is_serious boolean not null,
  commission_told_on date,
  persons_told_on date,
  measures text not null,
  version int not null default 1,
  created_by uuid not null references account,
  created_at instant not null,
  primary key (tenant_id, id),
  unique (tenant_id, number)
);
select isolate_tenant_tables();
