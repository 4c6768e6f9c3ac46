-- What a list of tickets is filtered and ordered by stands on the ticket: when it was bought, and the kind and the product of its line.
alter table ticket
  add column sold_at instant,
  add column kind kind,
  add column product_id uuid;

-- The owner of the tables may be bound by row-level security: one business at a time.
do $$
declare t uuid;
begin
  perform set_config('app.account_id', '00000000-0000-0000-0000-000000000000', true);
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    update ticket k set sold_at = coalesce(o.completed_at, o.created_at), kind = l.kind, product_id = l.product_id
      from orders o, unit u, order_line l
      where k.tenant_id = t and (o.tenant_id, o.id) = (k.tenant_id, k.order_id) and (u.tenant_id, u.id) = (k.tenant_id, k.unit_id)
        and (l.tenant_id, l.id) = (u.tenant_id, u.line_id);
    -- A ticket is found by its number and by its holders; the words of its buyer stand with the order. Folded as contract/src/fold.ts does.
    insert into search_entry (tenant_id, kind, id, text, at)
      select t, 'ticket', k.id,
        regexp_replace(
          replace(replace(replace(replace(replace(replace(
            lower(regexp_replace(normalize(concat_ws('|', k.reference, h.words), NFKD), E'[\u0300-\u036f]', '', 'g')),
            'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'ø', 'o'), 'đ', 'd'), 'ł', 'l'),
          '[\s‐‑‒–—''’‘ʼ`´-]', '', 'g'),
        k.sold_at
      from ticket k
      cross join lateral (
        select string_agg(concat(x ->> 'firstName', x ->> 'lastName', '|', x ->> 'lastName', x ->> 'firstName'), '|') as words
        from jsonb_array_elements(case jsonb_typeof(k.owner) when 'array' then k.owner else '[]' end) x
      ) h
      where k.tenant_id = t;
  end loop;
end $$;

alter table ticket
  alter column sold_at set not null,
  alter column kind set not null,
  alter column product_id set not null,
  add foreign key (tenant_id, product_id) references product;
create index on ticket (tenant_id, sold_at desc, id desc);
create index on ticket (tenant_id, kind, sold_at desc, id desc);
create index on ticket (tenant_id, product_id, sold_at desc, id desc);
create index on ticket (tenant_id, begins_at desc nulls last, id desc);
create index on ticket (tenant_id, ends_at);
