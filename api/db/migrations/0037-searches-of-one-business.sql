-- Words are looked through in the business that searches alone, however many others have them.
create extension if not exists btree_gin;
create index search_entry_words on search_entry using gin (tenant_id, text gin_trgm_ops);
drop index search_entry_text_idx;

-- The orders of a product are read from indexes alone: what was sold, and what a piece became.
create index order_line_product on order_line (tenant_id, product_id, id desc) include (order_id)
  where product_id is not null;
drop index order_line_tenant_id_product_id_id_idx;
create index unit_became_product on unit (tenant_id, became_product_id) include (order_id)
  where became_product_id is not null;
