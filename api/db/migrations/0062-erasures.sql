-- Who was erased, without a word about them: the ids lead to nobody, and let a backup that is
-- restored be erased again.
create table erasure (
  tenant_id uuid not null,
  client_id uuid not null,
  reason text not null check (reason in ('asked','noLongerNeeded','byMistake')),
  erased_by uuid references account,
  erased_at instant not null,
  orders int not null,
  tickets int not null,
  letters int not null,
  pictures int not null,
  primary key (tenant_id, client_id),
  foreign key (tenant_id, client_id) references client
);
select isolate_tenant_tables();

-- What leads from a person to what is kept of them.
create index on client (tenant_id, merged_into) where merged_into is not null;
create index on mail (tenant_id, client_id) where client_id is not null;
create index on mail (tenant_id, to_email);
create index on audit (tenant_id, client_id) where client_id is not null;
