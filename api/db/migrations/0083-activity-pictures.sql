-- What the counter and the pages show of an activity, as of products and of what is rented.
alter table activity
  add image_id uuid,
  add foreign key (tenant_id, image_id) references file;
