-- Search leaves hyphens and apostrophes out, as it does white space and accents.
-- The owner of the tables may be bound by row-level security: one business at a time.
do $$
declare t uuid;
begin
  perform set_config('app.account_id', '00000000-0000-0000-0000-000000000000', true);
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    update search_entry set text = regexp_replace(text, '[-‐‑‒–—''’‘ʼ`´]', '', 'g')
      where tenant_id = t and text ~ '[-‐‑‒–—''’‘ʼ`´]';
  end loop;
end $$;

-- An order is found by what its payment provider calls its payment.
create index on payment (tenant_id, provider_ref) where provider_ref is not null;
