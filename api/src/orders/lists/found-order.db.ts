import type { usedPaymentMethods } from '@guichet/contract/orders/payment-methods.ts'
import type { FirstOfParty } from '@guichet/contract/orders/sale/party.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { centsSumText } from '../../platform/db/sum-of-cents.ts'
import { firstOfPartyText } from '../sale/party/first-of-party.db.ts'

export type FoundOrder = {
  id: string
  reference: string
  status: string
  completed_at: string | null
  created_at: string
  first_name: string | null
  last_name: string | null
  email: string | null
  postal_code: string | null
  phone: string | null
  payment_reference: string | null
  final_cents: number
  owed_cents: number
  visit_at: string | null
  contents: { title: Bilingual; quantity: number }[] | null
  paid_by: UsedMethod[] | null
  has_answers: boolean
  is_refunded_but_valid: boolean
  party: FirstOfParty | null
}
type UsedMethod = (typeof usedPaymentMethods)[number]

export const paymentReference = `(
    select coalesce(p.reference, p.provider_ref)
    from payment p
    where p.tenant_id = o.tenant_id and p.order_id = o.id
    order by p.id desc
    limit 1
  )`
export const finalCents = `(
    select ${centsSumText('i.final_cents')}
    from invoice i
    where i.tenant_id = o.tenant_id and i.order_id = o.id
  )`
/** Balance of a sold order, by the rule of `owedCents`. */
const owedCents = `case
    when o.balance_due_on is null then 0
    else ${finalCents}
      - (
        select ${centsSumText('p.cents')}
        from payment p
        where p.tenant_id = o.tenant_id and p.order_id = o.id and p.state = 'succeeded'
      )
      - (
        select ${centsSumText('r.credited_cents')}
        from refund r
        where r.tenant_id = o.tenant_id and r.order_id = o.id
          and r.state not in ('failed', 'reversed')
      )
  end`
/** Activities or products of an order with their pieces, at most `shownContents`. */
const shownContents = 4
const contents = `(
    select json_agg(json_build_object('title', c.title, 'quantity', c.quantity) order by c.place)
    from (
      select
        coalesce(
          u.became_category_title, l.category_title, u.became_product_title, l.product_title
        ) as title,
        count(*) as quantity,
        min(l.position) as place
      from order_line l
      join unit u on u.tenant_id = l.tenant_id and u.line_id = l.id and u.dropped_at is null
      where l.tenant_id = o.tenant_id and l.order_id = o.id and l.parent_line_id is null
        and l.kind not in ('fee', 'adjustment')
      group by 1
      order by 3
      limit ${shownContents}
    ) c
  )`
/** Beginning of the first slot or rental of an order. Of other tickets, it is when they were opened. */
const visitAt = `(
    select min(t.begins_at)
    from ticket t
    where t.tenant_id = o.tenant_id and t.order_id = o.id and t.voided_at is null
      and (
        t.slot_id is not null
        or exists (
          select from rental r where (r.tenant_id, r.unit_id) = (t.tenant_id, t.unit_id)
        )
      )
  )`
const paidBy = `(
    select array_agg(distinct p.method)
    from payment p
    where p.tenant_id = o.tenant_id and p.order_id = o.id and p.state = 'succeeded'
  )`
/** Fully refunded, although tickets or bookings of it are still valid. */
const isRefundedButValid = `o.status = 'RefundCompleted' and (
    exists (
      select from ticket t
      where t.tenant_id = o.tenant_id and t.order_id = o.id and t.voided_at is null
    )
    or exists (
      select from unit u
      join booking b
        on (b.tenant_id, b.unit_id) = (u.tenant_id, u.id) and b.status <> 'Canceled'
      where u.tenant_id = o.tenant_id and u.order_id = o.id
    )
  )`
/** Columns of `FoundOrder`, selected from `orders o`. */
export const columns = `o.id, o.reference, o.status, o.completed_at, o.created_at,
  o.first_name, o.last_name, o.email, o.postal_code, o.phone,
  ${paymentReference} as payment_reference,
  ${finalCents} as final_cents,
  ${owedCents} as owed_cents,
  ${visitAt} as visit_at,
  ${contents} as contents,
  ${paidBy} as paid_by,
  exists (select from answer a where a.tenant_id = o.tenant_id and a.order_id = o.id) as has_answers,
  ${isRefundedButValid} as is_refunded_but_valid,
  ${firstOfPartyText('o')} as party`
