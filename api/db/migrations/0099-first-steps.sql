-- The first hour of a business. A list of first steps replaces its empty dashboard until somebody
-- puts it away; that it sells for cash only is a choice, as nothing else shows it; `sample` names
-- the records of the sample catalogue that it started from, to remove them together.
alter table tenant_setting
  add column first_steps_dismissed_at instant,
  add column is_cash_only boolean not null default false,
  add column sample jsonb;
-- A business that has sold needs no introduction.
update tenant_setting s
  set first_steps_dismissed_at = clock_timestamp()
  where exists (select from orders o where o.tenant_id = s.tenant_id and o.completed_at is not null);
