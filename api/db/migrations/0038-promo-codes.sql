-- Promo codes as they are edited and printed. A code is compared by its key, capitals aside; a
-- deleted one keeps its name on the invoices, and its code may be given again.
alter table rebate_group
  add column version int not null default 1,
  add column created_at instant not null default now(),
  add column deleted_at instant;
alter table rebate
  drop constraint rebate_tenant_id_code_key,
  add column description text not null default '',
  add column code_key text,
  add column product_ids uuid[] not null default '{}',
  add column days date[] not null default '{}',
  add column postal_codes text[] not null default '{}',
  add column least_cents cents,
  add column least_quantity int,
  add column first_day date not null default current_date,
  add column last_day date not null default current_date,
  add column version int not null default 1,
  add column created_at instant not null default now(),
  add column deleted_at instant,
  drop column conditions,
  drop column begins_at,
  drop column ends_at,
  add check ((code is null) = (code_key is null)),
  add check ((code is null) = (applies in ('AUTO_APPLY', 'POSTAL_CODES'))),
  add check (percent_milli between 1 and 100000),
  add check (amount_cents > 0),
  add check (last_day >= first_day);
alter table rebate
  alter column description drop default,
  alter column first_day drop default,
  alter column last_day drop default;
create unique index rebate_code on rebate (tenant_id, code_key)
  where code_key is not null and deleted_at is null;
create index rebate_by_itself on rebate (tenant_id) where code_key is null and deleted_at is null;
create index on rebate (tenant_id, group_id) where group_id is not null;
create index on rebate_use (tenant_id, order_id);
create index on rebate_use (tenant_id, rebate_id);
create index on unit_rebate (tenant_id, rebate_id) where rebate_id is not null;
