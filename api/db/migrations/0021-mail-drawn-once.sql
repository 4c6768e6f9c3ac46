-- The message of an email as it is sent, drawn once and sealed, while the email waits: every try sends the same bytes.
alter table mail add column drawn bytea;
-- Already encrypted: compressing it is work for nothing.
alter table mail alter column drawn set storage external;

-- Whoever ends or erases an email takes its message away with it.
create function drop_drawn_mail() returns trigger language plpgsql as $$
begin
  new.drawn := null;
  return new;
end $$;
create trigger drop_drawn before update on mail for each row
  when (new.state <> 'waiting' and new.drawn is not null) execute function drop_drawn_mail();

-- Settings that all processes of an installation share, whatever the environment of each.
create table installation_setting (
  name text primary key,
  value jsonb not null
);
select isolate_tenant_tables();

-- Each lane of the worker asks for its own kinds.
create index on job (kind, run_at) where ended_at is null;
