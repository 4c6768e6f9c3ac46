-- Season passes that were sold in another system and run on here. Their money was received there: the
-- order costs nothing, and no figure of sales counts it.
alter table orders add column is_taken_over boolean not null default false;
-- The number of the card that the pass had there.
alter table ticket add column former_number text;
-- Another row of somebody who stands above in the spreadsheet, for one pass more; and what becomes of
-- the pass of a row.
alter table client_import_row
  drop constraint client_import_row_outcome_check,
  add constraint client_import_row_outcome_check
    check (outcome in ('new','completes','known','again','refused')),
  add column pass text check (pass in ('new','known'));
