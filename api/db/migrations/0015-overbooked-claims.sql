-- What stands beyond the number of pieces is little, and asked with every page that shows the number.
create index on claim (tenant_id, resource_id) where overbooked and released_at is null;
