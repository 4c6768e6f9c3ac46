-- What proves who somebody is, stored so that a copy of this database opens nothing: ids of the provider's sessions, codes and tokens as
-- sha256, their payloads sealed under SECRET_KEY, the address in a set-password email sealed too.

-- Whoever is signed in at the provider signs in once more: what stands there in clear cannot be trusted to have stayed here.
drop table oidc_payload;
create table oidc_payload (
  model text,
  id bytea,
  sealed bytea not null,
  -- In clear, so that everything of a person ends at once.
  account_id uuid,
  grant_id bytea,
  uid bytea,
  user_code bytea,
  expires_at instant,
  consumed_at instant,
  primary key (model, id)
);
create index on oidc_payload (account_id) where account_id is not null;
create index on oidc_payload (grant_id) where grant_id is not null;
create index on oidc_payload (uid) where uid is not null;
create index on oidc_payload (user_code) where user_code is not null;
create index on oidc_payload (expires_at);

-- Windows end by the clock of this database, whatever the clocks of the servers say; keys hold the sha256 of addresses and emails.
drop table throttle;
create table throttle (
  key text primary key,
  points int not null,
  ends_at instant not null
);
create index on throttle (ends_at);
grant select, insert, update, delete on oidc_payload, throttle to guichet_app, guichet_worker;

-- Which session and which grant of the provider a session came from: signing out ends those too.
alter table session add column provider_session bytea, add column provider_grant bytea;

create index on session (provider_session) where revoked_at is null;

-- Every link that was mailed in clear is void.
delete from password_link;
create index on password_link (account_id);

-- The payment provider that grants every refund serves these businesses and no other.
alter table tenant add column is_demo boolean not null default false;

-- The owner of the tables may be bound by row-level security: one business at a time.
do $$
declare t uuid;
begin
  perform set_config('app.account_id', '00000000-0000-0000-0000-000000000000', true);
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    update mail set data = data - 'url', state = case when state = 'waiting' then 'refused' else state end
      where tenant_id = t and kind = 'set-password';
    -- A business of the demonstration is known by two marks that a real one does not have together: the address of its page, and the
    -- account with the fixed id of the demonstration's owner as its main staff.
    update tenant set is_demo = true
      where id = t and static_url ~ '^(mont-cendre|musee-grandes-rives|ferme-trois-erables)(-[0-9]+)?$'
        and exists (select from staff where tenant_id = t and is_main and account_id = '00000000-0000-7000-8000-000000000001');
  end loop;
end $$;
