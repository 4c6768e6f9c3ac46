-- What stands in a window began in it, or before it by no more than the longest of its resource: both are found at once, however much is promised before and after.
create index on claim (tenant_id, resource_id, begins_at) where released_at is null and begins_at is not null;
create index on claim (tenant_id, resource_id, (ends_at - begins_at)) where released_at is null and begins_at is not null;
