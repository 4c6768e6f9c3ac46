import type { Invariant } from './invariant.ts'

/** Cash movements of each till, with their time if it is known. */
const cashMoves = `(
    select tenant_id, till_id, cents + rounding_cents as cents, paid_at as at
    from payment
    where till_id is not null and method = 'cash' and state = 'succeeded'
    union all
    select t.tenant_id, t.till_id, -(t.cents + t.rounding_cents),
      case when t.paid_by_hand is null then r.settled_at end
    from refund_transfer t
    join payment p on (p.tenant_id, p.id) = (t.tenant_id, t.payment_id)
    join refund r on (r.tenant_id, r.id) = (t.tenant_id, t.refund_id)
    where t.till_id is not null and t.state = 'settled'
      and coalesce(t.paid_by_hand, p.method) = 'cash'
    union all
    select tenant_id, till_id, case kind when 'in' then cents else -cents end, written_at
    from till_line
    where kind <> 'correction'
  )`

/**
 * Cash belongs to one till, and a closed till stays unchanged. Source: docs/proof/promises.md (K1
 * to K6).
 */
export const tills: readonly Invariant[] = [
  {
    name: 'K1 a closed till was expected to hold its float and what moved in it',
    sql: `select c.tenant_id, c.id
      from till c
      left join (
        select tenant_id, till_id as id, sum(cents) cents from ${cashMoves} moved group by 1, 2
      ) m using (tenant_id, id)
      where c.expected_cents <> c.float_cents + coalesce(m.cents, 0)`,
  },
  {
    name: 'K2 nothing moved in a closed till after its closing',
    sql: `select c.tenant_id, c.id
      from till c
      join ${cashMoves} moved on (moved.tenant_id, moved.till_id) = (c.tenant_id, c.id)
      where moved.at > c.closed_at`,
  },
  {
    name: 'K3 the books have of an order in cash what was taken for it, less what went back',
    sql: `select o.tenant_id, o.id
      from orders o
      where exists (
          select
          from payment p
          where (p.tenant_id, p.order_id) = (o.tenant_id, o.id) and p.till_id is not null
        )
        and (
          select coalesce(sum(b.cents), 0)
          from posting b
          where (b.tenant_id, b.order_id) = (o.tenant_id, o.id) and b.account = 'cash:cash'
        ) <> (
          select coalesce(sum(p.cents + p.rounding_cents), 0)
          from payment p
          where (p.tenant_id, p.order_id) = (o.tenant_id, o.id)
            and p.method = 'cash' and p.state = 'succeeded'
        ) - (
          select coalesce(sum(t.cents + t.rounding_cents), 0)
          from payment p
          join refund_transfer t on (t.tenant_id, t.payment_id) = (p.tenant_id, p.id)
          where (p.tenant_id, p.order_id) = (o.tenant_id, o.id)
            and t.state = 'settled' and coalesce(t.paid_by_hand, p.method) = 'cash'
        )`,
  },
  {
    name: 'K4 a till holds what its own clerk took at the counter',
    sql: `select p.tenant_id, p.id
      from payment p
      join till c on (c.tenant_id, c.id) = (p.tenant_id, p.till_id)
      where p.taken_by is distinct from c.opened_by or p.provider <> 'none'`,
  },
  {
    name: 'K5 cash changes hands in coins that there are',
    sql: `select tenant_id, id
      from payment
      where method = 'cash' and state = 'succeeded' and (cents + rounding_cents) % 5 <> 0
      union all
      select t.tenant_id, t.refund_id
      from refund_transfer t
      join payment p on (p.tenant_id, p.id) = (t.tenant_id, t.payment_id)
      where t.state = 'settled' and t.paid_by_hand is null and p.method = 'cash'
      group by 1, 2
      having sum(t.cents + t.rounding_cents) % 5 <> 0
      union all
      select tenant_id, id
      from refund_transfer
      where state = 'settled' and paid_by_hand = 'cash' and (cents + rounding_cents) % 5 <> 0`,
  },
  {
    name: 'K6 the books have what rounding cash gained and lost, order by order',
    sql: `with booked as (
        select tenant_id, order_id, sum(cents) as cents
        from posting
        where account = 'cash-rounding'
        group by 1, 2
      ),
      rounded as (
        select tenant_id, order_id, sum(cents) as cents
        from (
          select tenant_id, order_id, -rounding_cents as cents
          from payment
          where state = 'succeeded'
          union all
          select t.tenant_id, p.order_id, t.rounding_cents
          from refund_transfer t
          join payment p on (p.tenant_id, p.id) = (t.tenant_id, t.payment_id)
          where t.state = 'settled'
        ) moved
        group by 1, 2
      )
      select tenant_id, order_id
      from booked
      full join rounded using (tenant_id, order_id)
      where coalesce(booked.cents, 0) <> coalesce(rounded.cents, 0)`,
  },
]
