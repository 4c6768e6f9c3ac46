-- Orders by when something of them is used: the tickets of a period are read from the index alone.
create index on ticket (tenant_id, ends_at, begins_at) include (order_id) where voided_at is null;
