-- How much of a sale a role may take off by hand, in thousandths of a percent; main staff may all.
alter table custom_role
  add column discount_ceiling_milli int not null default 0
    check (discount_ceiling_milli between 0 and 100000);
