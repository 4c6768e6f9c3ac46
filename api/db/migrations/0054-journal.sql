-- The accounting journal: what the books hold of a period, by day and account, and the codes that a
-- business gives to its accounts.
alter table document drop constraint document_name_check;
alter table document
  add constraint document_name_check check (
    name in ('profile', 'communication', 'taxes', 'fees', 'payment', 'displayNames', 'journal')
  );

create index posting_of_day on posting (tenant_id, business_day) include (account, kind, cents);

select isolate_tenant_tables();
