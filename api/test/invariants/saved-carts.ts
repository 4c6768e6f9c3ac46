import type { Invariant } from './invariant.ts'

/** A cart is sold once, whoever sells it. Source: docs/proof/promises.md (V1, V6). */
export const savedCarts: readonly Invariant[] = [
  {
    name: 'V1 a sold cart names the one order that was made of it',
    sql: `select c.tenant_id, c.id
      from kept_cart c
      left join audit a on a.tenant_id = c.tenant_id and a.subject_id = c.sold_order_id
        and a.code = 'order.created'
      where c.ended_at is not null and a.facts ->> 'keptCartId' is distinct from c.id::text
      union all
      select a.tenant_id, (a.facts ->> 'keptCartId')::uuid
      from audit a
      where a.code = 'order.created' and a.facts ->> 'keptCartId' is not null
      group by 1, 2
      having count(*) > 1`,
  },
  {
    name: 'V6 a sold cart of a visitor names the one order that was made of it',
    sql: `select c.tenant_id, c.id
      from office_cart c
      left join audit a on a.tenant_id = c.tenant_id and a.subject_id = c.sold_order_id
        and a.code = 'order.created'
      where c.sold_order_id is not null
        and a.facts ->> 'officeCartId' is distinct from c.id::text
      union all
      select a.tenant_id, (a.facts ->> 'officeCartId')::uuid
      from audit a
      where a.code = 'order.created' and a.facts ->> 'officeCartId' is not null
      group by 1, 2
      having count(*) > 1`,
  },
]
