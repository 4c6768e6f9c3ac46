-- A product is named at the counter by the article code of the business, or by the barcode on it.
-- Scanners send a UPC-A with twelve digits, or with a zero before them: both are the same one.
alter table product
  add code text,
  add barcode text,
  add check (kind = 'catalog_product' or (code is null and barcode is null));
create unique index product_code on product (tenant_id, lower(code))
  where code is not null and deleted_at is null;
create unique index product_barcode
  on product (tenant_id, regexp_replace(lower(barcode), '^0(\d{12})$', '\1'))
  where barcode is not null and deleted_at is null;
