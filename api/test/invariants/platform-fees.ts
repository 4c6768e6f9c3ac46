import type { Invariant } from './invariant.ts'

/** A fee with its taxes, from a column that holds both. */
const totalOf = (column: string) => `coalesce(
    (${column} ->> 'cents')::int + (
      select coalesce(sum((tax ->> 'cents')::int), 0)
      from jsonb_array_elements(${column} -> 'taxes') tax
    ),
    0
  )`
/** Balance of an account for each order. */
const heldBy = (account: string) => `(
    select coalesce(sum(p.cents), 0)
    from posting p
    where (p.tenant_id, p.order_id) = (o.tenant_id, o.id) and p.account = '${account}'
  )`
const collected = `(
    select coalesce(sum(p.fee_cents), 0)
    from payment p
    where (p.tenant_id, p.order_id) = (o.tenant_id, o.id) and p.state = 'succeeded'
  ) - (
    select coalesce(sum(t.fee_cents), 0)
    from refund r
    join refund_transfer t on (t.tenant_id, t.refund_id) = (r.tenant_id, r.id)
    where (r.tenant_id, r.order_id) = (o.tenant_id, o.id) and r.state = 'settled'
  )`

/** Fees that the installation charges a business. Source: docs/proof/promises.md (M7). */
export const platformFees: readonly Invariant[] = [
  {
    name: 'M7 the books owe the installation what sold invoices and refunds say, less what it was handed',
    sql: `select o.tenant_id, o.id
      from orders o
      where o.completed_at is not null
        and -${heldBy('platform-payable')} <> (
          select sum(${totalOf('i.platform_fee')})
          from invoice i
          where (i.tenant_id, i.order_id) = (o.tenant_id, o.id)
        ) - (
          select coalesce(sum(${totalOf('r.platform_fee')}), 0)
          from refund r
          where (r.tenant_id, r.order_id) = (o.tenant_id, o.id)
            and r.state not in ('failed', 'reversed')
        ) - (${collected})`,
  },
  {
    name: 'M7b what a provider handed to the installation is what its payments say, less what refunds took back',
    sql: `select o.tenant_id, o.id
      from orders o
      where -${heldBy('platform-collected')} <> ${collected}`,
  },
  {
    name: 'M7c no more goes back of a fee than it was',
    sql: `select o.tenant_id, o.id
      from orders o
      where (
        select coalesce(sum(${totalOf('r.platform_fee')}), 0)
        from refund r
        where (r.tenant_id, r.order_id) = (o.tenant_id, o.id)
          and r.state not in ('failed', 'reversed')
      ) > (
        select coalesce(sum(${totalOf('i.platform_fee')}), 0)
        from invoice i
        where (i.tenant_id, i.order_id) = (o.tenant_id, o.id)
      )
      union all
      select p.tenant_id, p.order_id
      from payment p
      join refund_transfer t on (t.tenant_id, t.payment_id) = (p.tenant_id, p.id)
      where t.state <> 'failed'
      group by p.tenant_id, p.order_id, p.id, p.fee_cents
      having sum(t.fee_cents) > p.fee_cents`,
  },
]
