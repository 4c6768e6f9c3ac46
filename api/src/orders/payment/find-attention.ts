import type { Reply } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/orders/payment/find-attention.ts'
import { sql } from 'kysely'
import { sumOfCents } from '../../platform/db/sum-of-cents.ts'
import { handle } from '../../platform/http/contexts.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { receivable } from '../../pricing/public.ts'

type Row = {
  id: string
  kind: 'payment' | 'refund' | 'balance' | 'dispute'
  reason: (typeof contract.reasonsForAttention)[number]
  order_id: string
  reference: string
  cents: number
  since: string
  detail: string | null
  tries: number | null
  next_try: string | null
  answer_by: string | null
}
type Place = { tenantId: string; now: string; today: string; timeZone: string }

const listLimit = 200
/** Problems that may resolve themselves within this time are not shown. */
const patience = sql`interval '2 minutes'`
/** How long a failed refund is shown, as the client may still be waiting for it. */
const failedFor = sql`interval '30 days'`

const until = sql`coalesce(p.ends_at, o.held_until)`
/** Payments on a provider's page that were declined, are late, or have another amount. */
const payments = ({ tenantId, now }: Place) => sql`
  select p.id, 'payment' as kind, p.order_id, p.cents, p.created_at as since,
    p.last_error as said, 'paymentId' as named,
    case
      when p.last_error like 'paid %' then 'differs'
      when ${until} <= ${now}::timestamptz - ${patience} then 'late'
      else 'refused'
    end as reason
  from payment p
  join orders o on (o.tenant_id, o.id) = (p.tenant_id, p.order_id)
  where p.tenant_id = ${tenantId} and p.state = 'pending' and p.provider_account is not null
    and (p.last_error is not null or ${until} <= ${now}::timestamptz - ${patience})`

/** Refunds whose payment is not confirmed, and those that a provider rejected. */
const refunds = ({ tenantId, now }: Place) => sql`
  select t.id, 'refund' as kind, r.order_id, t.cents, r.requested_at as since,
    (
      select a.facts ->> 'why'
      from audit a
      where a.tenant_id = t.tenant_id and a.subject_id = r.id
        and a.code = case t.state
          when 'failed' then 'order.refund_failed'
          when 'returned' then 'order.refund_returned'
        end
      limit 1
    ) as said,
    'transferId' as named,
    case t.state when 'failed' then 'failed' when 'returned' then 'returned' when 'sent' then 'pending' else 'unknown' end as reason
  from refund_transfer t
  join refund r on (r.tenant_id, r.id) = (t.tenant_id, t.refund_id)
  join payment p on (p.tenant_id, p.id) = (t.tenant_id, t.payment_id)
  where t.tenant_id = ${tenantId} and p.provider <> 'none'
    and (
      (t.state in ('waiting', 'sent') and r.requested_at <= ${now}::timestamptz - ${patience})
      or t.state = 'returned'
      or (t.state = 'failed' and r.requested_at > ${now}::timestamptz - ${failedFor})
    )`

/** Overdue balances by the books; `since` is the midnight after the due date. */
const balances = ({ tenantId, today, timeZone }: Place) => sql`
  select o.id, 'balance' as kind, o.id as order_id, p.cents,
    (o.balance_due_on + 1)::timestamp at time zone ${timeZone} as since,
    null as said, 'orderId' as named, 'overdue' as reason
  from orders o
  cross join lateral (
    select ${sumOfCents('cents')} as cents
    from posting
    where posting.tenant_id = o.tenant_id and posting.order_id = o.id
      and account = ${receivable}
  ) p
  where o.tenant_id = ${tenantId} and o.balance_due_on < ${today} and p.cents > 0`

/** Disputes of clients at their bank, until the bank has decided. */
const disputes = ({ tenantId }: Place) => sql`
  select d.id, 'dispute' as kind, p.order_id, d.cents, d.opened_at as since,
    null as said, 'disputeId' as named,
    case d.state when 'inquiry' then 'inquiry' else 'disputed' end as reason,
    case when not d.is_answered then d.answer_by end as answer_by
  from dispute d
  join payment p on (p.tenant_id, p.id) = (d.tenant_id, d.payment_id)
  where d.tenant_id = ${tenantId} and d.closed_at is null`

const listed = (place: Place) => {
  const without = sql`select a.*, null::timestamptz as answer_by`
  return sql`
    ${without} from (${payments(place)} union all ${refunds(place)} union all ${balances(place)}) a
    union all ${disputes(place)}`
}

/** Lists what needs attention, each with its pending job and the last error of that job. */
export const findAttention = handle(
  contract.findAttention,
  async ({ db, now, tenantId, timeZone }) => {
    const place = { tenantId, now, timeZone, today: localDateOf(now, timeZone) }
    const { rows } = await sql<Row>`
    select a.id, a.kind, a.reason, a.order_id, o.reference, a.cents, a.since,
      coalesce(a.said, j.last_error) as detail, j.attempts as tries, j.run_at as next_try, a.answer_by
    from (${listed(place)}) a
    join orders o on o.tenant_id = ${tenantId} and o.id = a.order_id
    left join lateral (
      select last_error, attempts, run_at
      from job
      where job.tenant_id = ${tenantId} and job.ended_at is null and a.reason not in ('failed', 'returned', 'overdue', 'disputed', 'inquiry')
        and job.kind in ('settle-payment', 'expire-payment', 'send-refund')
        and job.payload ->> a.named = a.id::text
      order by attempts desc, run_at
      limit 1
    ) j on true
    order by a.since, a.id
    limit ${listLimit}`.execute(db)
    return { items: rows.map(viewItem) }
  },
)

const viewItem = (row: Row): Reply<typeof contract.findAttention>['items'][number] => ({
  publicId: row.id,
  kind: row.kind,
  reason: row.reason,
  orderPublicId: row.order_id,
  orderReferenceNumber: row.reference,
  amount: toDollars(row.cents),
  sinceDateTimeUtc: row.since,
  ...(row.answer_by && { answerByDateTimeUtc: row.answer_by }),
  detail: row.detail,
  tries: row.tries ?? 0,
  nextTryDateTimeUtc: row.next_try,
})
