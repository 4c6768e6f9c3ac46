-- A business that has just published its season is in no list of common values yet, and is taken for one without a row: joins of thousands with thousands
-- are then planned as nested scans, and do not end. Without a list every business is taken for a share of the table as large as it is now.
alter table slot alter column tenant_id set statistics 0;
alter table occurrence alter column tenant_id set statistics 0;
alter table availability alter column tenant_id set statistics 0;
alter table timetable alter column tenant_id set statistics 0;
alter table resource alter column tenant_id set statistics 0;
-- Whoever asks for slots names their activity: the index of the dates alone served nobody, and is mistaken for the right one.
drop index slot_tenant_id_on_date_idx;
