-- How long a client of whom nothing is heard any more stays known. Null: until somebody erases them.
alter table tenant_setting
  add column client_retention_months int check (client_retention_months between 12 and 120),
  -- Nobody is erased by it before, so that a wrong choice can be taken back.
  add column client_retention_from instant,
  add check ((client_retention_months is null) = (client_retention_from is null));
create policy dispatch on tenant_setting for select to guichet_worker using (true);
