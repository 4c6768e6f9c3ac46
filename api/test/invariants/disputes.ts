import type { Invariant } from './invariant.ts'

/** Money of disputed payments at banks. Source: docs/proof/promises.md (M6). */
export const disputes: readonly Invariant[] = [
  {
    name: 'M6 the books have at banks what is disputed and withdrawn, apart from what was lost',
    sql: `select o.tenant_id, o.id
      from orders o
      left join (
        select tenant_id, order_id as id,
          sum(cents) filter (where account = 'disputed') open,
          sum(cents) filter (where account = 'lost-dispute') lost
        from posting
        where account in ('disputed', 'lost-dispute')
        group by 1, 2
      ) p using (tenant_id, id)
      left join (
        select d.tenant_id, y.order_id as id, sum(d.cents) filter (where d.state <> 'lost') open,
          sum(d.cents) filter (where d.state = 'lost') lost
        from dispute d
        join payment y on (y.tenant_id, y.id) = (d.tenant_id, d.payment_id)
        where d.is_withdrawn
        group by 1, 2
      ) d using (tenant_id, id)
      where (coalesce(p.open, 0), coalesce(p.lost, 0))
        <> (coalesce(d.open, 0), coalesce(d.lost, 0))`,
  },
  {
    name: 'M6b banks have no more of a payment than was paid',
    sql: `select p.tenant_id, p.id
      from payment p
      join dispute d on (d.tenant_id, d.payment_id) = (p.tenant_id, p.id) and d.is_withdrawn
      group by p.tenant_id, p.id, p.cents, p.state
      having sum(d.cents) > p.cents or p.state <> 'succeeded'`,
  },
]
