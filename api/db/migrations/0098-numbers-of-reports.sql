-- The number of a report within its business, given once: it stays when reports are made or deleted.
-- A process of the version before makes reports without one while it still runs.
alter table report add column number integer;
update report r
  set number = o.number
  from (
    select tenant_id, id, row_number() over (partition by tenant_id order by created_at, id) as number
      from report
  ) o
  where o.tenant_id = r.tenant_id and o.id = r.id;
insert into counter (tenant_id, name, value)
  select tenant_id, 'report', max(number) from report group by tenant_id;
alter table report add unique (tenant_id, number);
