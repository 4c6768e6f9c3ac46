-- How the public ticket office sells each offer of the catalogue.
alter table document drop constraint document_name_check;
alter table document
  add constraint document_name_check check (
    name in (
      'profile', 'communication', 'taxes', 'fees', 'payment', 'displayNames', 'journal',
      'onlineSales'
    )
  );
