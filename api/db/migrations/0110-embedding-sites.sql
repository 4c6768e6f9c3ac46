-- Origins of other sites that may show the cart and the payment of the public ticket office in a
-- frame. A column of its own: the previous version reads the document of the profile strictly.
alter table tenant_setting
  add column embedding_sites text[] not null default '{}' check (cardinality(embedding_sites) <= 20);
