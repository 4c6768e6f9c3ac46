-- The data that an email was drawn from when it reached the mailbox of an installation without SMTP,
-- sealed: the mailbox shows the email as it was sent, whatever happened to its order since.
alter table mail add column content bytea;
-- Already encrypted: compressing it is work for nothing.
alter table mail alter column content set storage external;

-- Erasing or withdrawing an email removes its content; ending it removes the message that waited.
drop trigger drop_drawn on mail;
create or replace function drop_drawn_mail() returns trigger language plpgsql as $$
begin
  new.drawn := case when new.state = 'waiting' then new.drawn end;
  new.content := case when new.state = 'sent' then new.content end;
  return new;
end $$;
create trigger drop_drawn before update on mail for each row
  when (new.drawn is not null or new.content is not null) execute function drop_drawn_mail();
