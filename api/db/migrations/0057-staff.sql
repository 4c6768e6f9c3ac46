-- The staff of a business and its roles are changed by several people: a save names the state that
-- it was made from.
alter table staff add column version int not null default 1;
alter table custom_role add column version int not null default 1;

-- Two roles of one name could not be told apart.
create unique index custom_role_name_fr on custom_role (tenant_id, lower(name->>'fr'));
create unique index custom_role_name_en on custom_role (tenant_id, lower(name->>'en'));
