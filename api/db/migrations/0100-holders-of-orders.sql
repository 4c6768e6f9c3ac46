-- Orders are also found by the people of their party and by the holders of their tickets, folded as
-- contract/src/fold.ts does. The names come after a mark of their own, because the list of tickets
-- finds holders by the entries of their tickets. The owner of the tables may be bound by row-level
-- security: one business at a time.
do $$
declare t uuid;
begin
  perform set_config('app.account_id', '00000000-0000-0000-0000-000000000000', true);
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    update search_entry s
    set text = s.text || '|#|' || regexp_replace(
      replace(replace(replace(replace(replace(replace(
        lower(regexp_replace(normalize(named.words, NFKD), E'[\u0300-\u036f]', '', 'g')),
        'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'ø', 'o'), 'đ', 'd'), 'ł', 'l'),
      '[\s‐‑‒–—''’‘ʼ`´-]', '', 'g')
    from (
      select order_id,
        string_agg(concat_ws('|',
          concat(first_name, last_name),
          case when first_name <> '' and last_name <> '' then last_name || first_name end
        ), '|') as words
      from (
        select m.order_id, m.first_name, m.last_name
        from party_member m
        where m.tenant_id = t
        union
        select k.order_id, x ->> 'firstName', x ->> 'lastName'
        from (
          select order_id, owner from ticket where tenant_id = t
          union all
          select order_id, owner from ticket_to_issue where tenant_id = t
        ) k
        cross join lateral jsonb_array_elements(
          case jsonb_typeof(k.owner) when 'array' then k.owner else '[]' end
        ) x
      ) holder
      where concat(first_name, last_name) <> ''
      group by order_id
    ) named
    where s.tenant_id = t and s.kind = 'order' and s.id = named.order_id;
  end loop;
end $$;
