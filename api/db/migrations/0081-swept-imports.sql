-- The sweep found no spreadsheet of clients: it acts for no business, and saw the rows of none.
create policy purge on client_import to guichet_worker using (true);
