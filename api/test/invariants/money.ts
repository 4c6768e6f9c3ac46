import type { Invariant } from './invariant.ts'

const sold = `('Completed', 'CreatedByAdmin', 'RefundInProgress', 'PartialRefundCompleted', 'RefundCompleted')`

/** Every cent is accounted for once. Source: docs/proof/promises.md (M1 to M5). */
export const money: readonly Invariant[] = [
  {
    name: 'M1 an invoice is the sum of its units, its lines and its taxes',
    // Sums before joins: one pass over each table, whatever its indexes are.
    sql: `select i.tenant_id, i.id
      from invoice i
      left join (
        select u.tenant_id, u.invoice_id as id,
          sum(u.gross_cents) filter (where l.kind <> 'fee') entries,
          sum(u.gross_cents) filter (where l.kind = 'fee') fees, sum(u.rebate_cents) rebates
        from unit u
        join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
        group by 1, 2
      ) u using (tenant_id, id)
      left join (
        select tenant_id, invoice_id as id, sum(count * unit_cents) entries
        from order_line
        where parent_line_id is null and kind <> 'fee'
        group by 1, 2
      ) l using (tenant_id, id)
      left join (
        select tenant_id, invoice_id as id, sum(cents) taxes from invoice_tax group by 1, 2
      ) t using (tenant_id, id)
      where i.final_cents <> i.entries_cents - i.rebates_cents + i.fees_cents + i.taxes_cents
        or (i.entries_cents, i.entries_cents, i.fees_cents, i.rebates_cents, i.taxes_cents) <> (
          coalesce(u.entries, 0), coalesce(l.entries, 0), coalesce(u.fees, 0),
            coalesce(u.rebates, 0), coalesce(t.taxes, 0)
        )`,
  },
  {
    name: 'M1b a tax of an invoice is the sum of its shares',
    sql: `select t.tenant_id, t.invoice_id, t.key
      from invoice_tax t
      left join (
        select tenant_id, invoice_id, key, sum(cents) shares from unit_tax group by 1, 2, 3
      ) s using (tenant_id, invoice_id, key)
      where t.cents <> coalesce(s.shares, 0)`,
  },
  {
    name: 'M1c the tax and the rebate of a unit are the sums of their shares',
    sql: `select u.tenant_id, u.id
      from unit u
      left join (
        select tenant_id, unit_id, sum(cents) cents from unit_tax group by 1, 2
      ) t on (t.tenant_id, t.unit_id) = (u.tenant_id, u.id)
      left join (
        select tenant_id, unit_id, sum(cents) cents from unit_rebate group by 1, 2
      ) r on (r.tenant_id, r.unit_id) = (u.tenant_id, u.id)
      where (u.tax_cents, u.rebate_cents) <> (coalesce(t.cents, 0), coalesce(r.cents, 0))`,
  },
  {
    name: 'M1d a line counts its units',
    sql: `select l.tenant_id, l.id
      from order_line l
      left join unit u on (u.tenant_id, u.line_id) = (l.tenant_id, l.id)
      group by l.tenant_id, l.id, l.count
      having l.count <> count(u.id)`,
  },
  {
    name: 'M2 every transaction of the books sums to 0',
    sql: `select tenant_id, txn_id from posting group by 1, 2 having sum(cents) <> 0`,
  },
  {
    name: 'M2d every transaction of the books is of one day: each day is balanced by itself',
    sql: `select tenant_id, txn_id from posting group by 1, 2 having min(business_day) <> max(business_day)`,
  },
  {
    name: 'M2b the books say of a sold order what is owed for it: nothing, without a balance',
    sql: `select o.tenant_id, o.id
      from orders o
      left join (
        select tenant_id, order_id as id, sum(cents) cents
        from posting
        where account = 'receivable'
        group by 1, 2
      ) p using (tenant_id, id)
      left join (
        select tenant_id, order_id as id, sum(final_cents) cents from invoice group by 1, 2
      ) i using (tenant_id, id)
      left join (
        select tenant_id, order_id as id, sum(cents) cents
        from payment
        where state = 'succeeded'
        group by 1, 2
      ) y using (tenant_id, id)
      left join (
        select tenant_id, order_id as id, sum(credited_cents) cents
        from refund
        where state not in ('failed', 'reversed')
        group by 1, 2
      ) r using (tenant_id, id)
      where o.status in ${sold}
        and (
          coalesce(p.cents, 0) <> coalesce(i.cents, 0) - coalesce(y.cents, 0) - coalesce(r.cents, 0)
            or coalesce(p.cents, 0) < 0
            or (coalesce(p.cents, 0) > 0 and o.balance_due_on is null)
        )`,
  },
  {
    name: 'M2c what is asked for of a balance is owed, and is asked for once',
    sql: `select p.tenant_id, p.order_id
      from payment p
      where p.is_balance and p.state = 'pending'
      group by 1, 2
      having count(*) > 1
        or sum(p.cents) > (
          select sum(b.cents)
          from posting b
          where (b.tenant_id, b.order_id) = (p.tenant_id, p.order_id) and b.account = 'receivable'
        )`,
  },
  {
    name: 'M3 what was refunded of a unit is the sum of its items',
    sql: `select u.tenant_id, u.id
      from unit u
      left join (
        select i.tenant_id, i.unit_id, sum(i.total_cents) cents
        from refund_item i
        join refund r on (r.tenant_id, r.id) = (i.tenant_id, i.refund_id) and r.state not in ('failed', 'reversed')
        group by 1, 2
      ) i on (i.tenant_id, i.unit_id) = (u.tenant_id, u.id)
      where u.refunded_cents <> coalesce(i.cents, 0)`,
  },
  {
    name: 'M3b what was refunded of a tax is the sum of its items',
    sql: `select t.tenant_id, t.unit_id, t.key
      from unit_tax t
      left join (
        select i.tenant_id, i.unit_id, i.key, sum(i.cents) cents
        from refund_item_tax i
        join refund r on (r.tenant_id, r.id) = (i.tenant_id, i.refund_id) and r.state not in ('failed', 'reversed')
        group by 1, 2, 3
      ) i on (i.tenant_id, i.unit_id, i.key) = (t.tenant_id, t.unit_id, t.key)
      where t.refunded_cents <> coalesce(i.cents, 0)`,
  },
  {
    name: 'M3c a refund is the sum of its items',
    sql: `select r.tenant_id, r.id
      from refund r
      where r.total_cents <> (
        select coalesce(sum(i.total_cents), 0)
        from refund_item i
        where (i.tenant_id, i.refund_id) = (r.tenant_id, r.id)
      )`,
  },
  {
    name: 'M3d an item is its net and its taxes',
    sql: `select i.tenant_id, i.refund_id, i.unit_id
      from refund_item i
      where i.total_cents <> i.net_cents + (
        select coalesce(sum(t.cents), 0)
        from refund_item_tax t
        where (t.tenant_id, t.refund_id, t.unit_id) = (i.tenant_id, i.refund_id, i.unit_id)
      )`,
  },
  {
    name: 'M3e a settled refund is the sum of its settled transfers and of what was not owed any more',
    sql: `select r.tenant_id, r.id
      from refund r
      where r.state = 'settled'
        and r.total_cents - r.credited_cents <> (
          select coalesce(sum(t.cents), 0)
          from refund_transfer t
          where (t.tenant_id, t.refund_id) = (r.tenant_id, r.id)
            and t.state in ('settled', 'returned')
        )`,
  },
  {
    name: 'M3h the books owe clients what was refunded and has not left, or came back',
    sql: `select o.tenant_id, o.id
      from orders o
      left join (
        select tenant_id, order_id as id, sum(cents) cents
        from posting
        where account = 'refund-clearing'
        group by 1, 2
      ) p using (tenant_id, id)
      left join (
        select r.tenant_id, r.order_id as id,
          sum(r.total_cents - r.credited_cents - coalesce(t.cents, 0)) cents
        from refund r
        left join (
          select tenant_id, refund_id, sum(cents) cents
          from refund_transfer
          where state = 'settled'
          group by 1, 2
        ) t on (t.tenant_id, t.refund_id) = (r.tenant_id, r.id) and r.state = 'settled'
        where r.state not in ('failed', 'reversed')
        group by 1, 2
      ) r using (tenant_id, id)
      where coalesce(p.cents, 0) + coalesce(r.cents, 0) <> 0`,
  },
  {
    name: 'M3f no payment gives back more than it took',
    sql: `select p.tenant_id, p.id
      from payment p
      join refund_transfer t on (t.tenant_id, t.payment_id) = (p.tenant_id, p.id)
        and t.state <> 'failed'
      group by p.tenant_id, p.id, p.cents, p.state
      having sum(t.cents) > p.cents or p.state <> 'succeeded'`,
  },
  {
    name: 'M3g no order gives back more than it cost',
    sql: `select r.tenant_id, r.order_id
      from refund r
      where r.state not in ('failed', 'reversed')
      group by 1, 2
      having sum(r.total_cents) > (
        select coalesce(sum(i.final_cents), 0)
        from invoice i
        where (i.tenant_id, i.order_id) = (r.tenant_id, r.order_id)
      )`,
  },
  {
    name: 'M4 one refund of a provider is one of ours',
    sql: `select tenant_id, provider_ref
      from refund_transfer
      where provider_ref is not null
      group by 1, 2
      having count(*) > 1`,
  },
  {
    name: 'M4b a payment that came through an account is named by its provider, and is the cost of its order, or a part of it where the rest is paid later',
    sql: `select p.tenant_id, p.id
      from payment p
      where p.provider_account is not null and p.state = 'succeeded'
        and (
          p.provider_ref is null or p.paid_at is null
            or p.cents <> (
              select sum(i.final_cents)
              from invoice i
              where (i.tenant_id, i.order_id) = (p.tenant_id, p.order_id) and i.ordinal = 1
            )
            and not exists (
              select
              from orders o
              where (o.tenant_id, o.id) = (p.tenant_id, p.order_id) and o.balance_due_on is not null
            )
        )`,
  },
  {
    name: 'M4c an order waits for the payment of its sale if and only if one is asked for by a link or at a terminal',
    sql: `select p.tenant_id, p.order_id
      from payment p
      join orders o on (o.tenant_id, o.id) = (p.tenant_id, p.order_id)
      where p.provider_account is not null and not p.is_balance
        and (p.state = 'pending') <> (o.status in ('PaymentInProgress', 'PaymentError'))`,
  },
  {
    name: 'M4d tickets wait to be issued, and places are kept, while their order is not paid and no longer',
    sql: `select t.tenant_id, t.order_id
      from ticket_to_issue t
      join orders o on (o.tenant_id, o.id) = (t.tenant_id, t.order_id)
      where o.status not in ('PaymentInProgress', 'PaymentError', 'Canceled')
      union all
      select c.tenant_id, u.order_id
      from claim c
      join unit u on (u.tenant_id, u.id) = (c.tenant_id, c.unit_id)
      join orders o on (o.tenant_id, o.id) = (u.tenant_id, u.order_id)
      where c.released_at is null and c.held_until is not null
        and o.status not in ('PaymentInProgress', 'PaymentError', 'PaymentSucceed')`,
  },
  {
    name: 'M5 credit notes have no gap',
    sql: `select tenant_id
      from (select tenant_id, count(*) drawn from refund where credit_note is not null group by 1) r
      full join (select * from counter where name = 'credit_note') c using (tenant_id)
      where coalesce(drawn, 0) <> coalesce(c.value, 0)`,
  },
]
