-- A weekday of a series may be closed from a date on: its rule then offers nothing, and is still shown.
alter table availability
  drop constraint availability_quantity_check,
  add constraint availability_quantity_check check (quantity between 0 and 10000);
create index on occurrence (tenant_id, on_date);
