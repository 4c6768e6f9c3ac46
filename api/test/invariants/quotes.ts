import type { Invariant } from './invariant.ts'

/** A quote is sold once, as promised. Source: docs/proof/promises.md (Q1 to Q3). */
export const quotes: readonly Invariant[] = [
  {
    name: 'Q1 a converted quote has one order, and an order made of a quote is the one that it has',
    sql: `select o.tenant_id, o.id
      from orders o
      left join quote q on (q.tenant_id, q.id) = (o.tenant_id, o.quote_id)
      where o.quote_id is not null and q.order_id is distinct from o.id
      union all
      select q.tenant_id, q.id
      from quote q
      left join orders o on (o.tenant_id, o.id) = (q.tenant_id, q.order_id)
      where q.status = 'Converted' and o.quote_id is distinct from q.id`,
  },
  {
    name: 'Q2 what is kept for nobody’s cart is kept for a visitor’s cart, or for a quote that may still become an order',
    sql: `select h.tenant_id, h.id
      from hold h
      where h.ended_at is null and h.created_by is null and h.api_key_id is null
        and not exists (
          select
          from quote q
          where (q.tenant_id, q.hold_id) = (h.tenant_id, h.id)
            and q.status in ('Draft', 'Sent', 'Accepted')
        )
        and not exists (
          select from office_cart c where (c.tenant_id, c.hold_id) = (h.tenant_id, h.id)
        )`,
  },
  {
    name: 'Q3 the order of a quote costs what was promised',
    sql: `select q.tenant_id, q.id
      from quote q
      join invoice i on (i.tenant_id, i.order_id, i.ordinal) = (q.tenant_id, q.order_id, 1)
      where i.final_cents <> q.final_cents`,
  },
]
