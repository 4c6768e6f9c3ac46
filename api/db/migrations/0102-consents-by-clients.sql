-- A client who buys on a public page consents by themselves: nobody records it for them.
alter table client_consent
  alter column recorded_by drop not null;
