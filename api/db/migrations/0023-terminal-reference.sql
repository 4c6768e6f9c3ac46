-- Whether a card at the counter is sold only with the reference that the terminal printed.
alter table tenant_setting add column is_terminal_reference_required boolean not null default true;
