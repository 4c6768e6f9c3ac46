const tenant = `(select tenant_id from orders order by 1 limit 1)`
const uuid = (n: number) => `'00000000-0000-7000-8000-00000000009${n}'`

/** A quote whose order is the first one of the business. */
const converted = (cents: string) => `insert into quote (
    tenant_id, id, number, status, title, language, tickets, frozen, final_cents, expires_on,
    expires_at, are_names_asked, sent_at, order_id, converted_at, found_by, created_by, created_at
  )
  select o.tenant_id, ${uuid(1)}, 1000000, 'Converted', 'x', 'fr', '[]', '{}', ${cents}, '2040-01-01',
    now(), false, now(), o.id, now(), 'x', a.id, now()
  from orders o
  join invoice i on i.order_id = o.id and i.ordinal = 1, account a
  where o.tenant_id = ${tenant}
  order by o.id
  limit 1`

/** A cart that names the first order of the business, which was not sold from it. */
const soldCart = `insert into kept_cart (
    tenant_id, id, created_by, updated_by, created_at, updated_at, sold_order_id, ended_at
  )
  select o.tenant_id, ${uuid(1)}, a.id, a.id, now(), now(), o.id, now()
  from orders o, account a
  where o.tenant_id = ${tenant}
  order by o.id
  limit 1`

/** A visitor’s cart that names the first order of the business, which was not sold from it. */
const soldOfficeCart = `insert into office_cart (
    tenant_id, id, token_sha256, language, lines, codes, place_sha256, sold_order_id, created_at,
    updated_at
  )
  select o.tenant_id, ${uuid(1)}, sha256('a'), 'fr', '[]', '[]', sha256('b'), o.id, now(), now()
  from orders o
  where o.tenant_id = ${tenant}
  order by o.id
  limit 1`

/** A violation of each invariant of quotes and of those of carts. */
export const quotePlants = {
  V1: [soldCart],
  V6: [soldOfficeCart],
  Q1: [converted('i.final_cents')],
  Q2: [
    `insert into hold (tenant_id, id, held_until, created_at)
      values (${tenant}, ${uuid(1)}, now() + interval '1 day', now())`,
  ],
  Q3: [converted('i.final_cents + 1')],
}
