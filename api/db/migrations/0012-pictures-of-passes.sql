-- Whoever removes a picture asks first whether a pass shows it. Holders after the first stand in ticket.owner alone; a pass with any picture has this column.
create index on ticket (tenant_id, picture_id) where picture_id is not null;
create index on file (tenant_id, created_at) where deleted_at is null;
