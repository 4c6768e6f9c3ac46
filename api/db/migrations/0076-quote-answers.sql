-- What the client of a quote answered to the forms of what it promises, until its order has it.
alter table quote add column answers jsonb not null default '[]';
