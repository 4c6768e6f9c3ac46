-- A view of a list under a name: of one person, or, without an account, of everybody in the business.
create table saved_view (
  tenant_id uuid not null,
  id uuid not null,
  account_id uuid references account,
  list text not null check (list in ('orders','tickets')),
  name text not null,
  address text not null,
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, list, account_id, name)
);
select isolate_tenant_tables();
