-- Each row of these belongs to an order or a resource of the same business, which exists: the key to
-- the business itself looked it up again and locked its row, for some twenty rows of a sale.
alter table claim drop constraint claim_tenant_id_fkey;
alter table invoice drop constraint invoice_tenant_id_fkey;
alter table invoice_tax drop constraint invoice_tax_tenant_id_fkey;
alter table order_line drop constraint order_line_tenant_id_fkey;
alter table order_status_log drop constraint order_status_log_tenant_id_fkey;
alter table payment drop constraint payment_tenant_id_fkey;
alter table ticket drop constraint ticket_tenant_id_fkey;
alter table unit drop constraint unit_tenant_id_fkey;
alter table unit_tax drop constraint unit_tax_tenant_id_fkey;

-- Work is asked for by its kind, and the index of kinds has all that this one had.
drop index job_run_at_idx;
-- The trail of a business by its moment leads to its orders as well.
drop index audit_tenant_id_at_idx;
