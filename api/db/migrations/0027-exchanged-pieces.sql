-- What a piece has become since it was sold; its line keeps what was sold, for the invoice. Empty
-- where it is still that. The titles are frozen with it.
alter table unit
  add column became_product_id uuid,
  add column became_category_title bilingual,
  add column became_product_title bilingual,
  -- An accessory that no longer goes with its rental: it holds nothing, whatever was paid for it.
  add column dropped_at instant,
  add check ((became_product_id is null) = (became_product_title is null)),
  add foreign key (tenant_id, became_product_id) references product;
