import { sql, type RawBuilder } from 'kysely'
import { addDays, startOfDay } from '../platform/zoned-time.ts'

/** A period of business days, both in it, and the instants that it lies between, half open. */
export type Period = { fromDay: string; toDay: string; from: string; to: string; timeZone: string }

/** Days of a business, the first and the last included, with the instants around them. */
export const daysOf = (fromDay: string, toDay: string, timeZone: string): Period => ({
  fromDay,
  toDay,
  from: startOfDay(fromDay, timeZone),
  to: startOfDay(addDays(toDay, 1), timeZone),
  timeZone,
})

/** Rows `span (nth, starts, ends, first_day, last_day)`, for a common table expression. */
export const spanRows = (periods: readonly Period[]): RawBuilder<unknown> => sql`
  select *
  from (values ${sql.join(
    periods.map(
      ({ from, to, fromDay, toDay }, nth) =>
        sql`(${nth}::int, ${from}::timestamptz, ${to}::timestamptz, ${fromDay}::date, ${toDay}::date)`,
    ),
  )}) s (nth, starts, ends, first_day, last_day)`

/** What a payment is that makes an order sold: one that succeeded and pays no balance. */
const sells = (payment: string) =>
  sql.raw(`${payment}.state = 'succeeded' and not ${payment}.is_balance`)
const columns = sql.raw(`s.nth, i.tenant_id, i.id, i.order_id, i.final_cents, i.platform_fee,
    i.ordinal, o.created_by, o.api_key_id, o.client_id, o.postal_code`)

/**
 * Invoices by the day of their sale, as the books have it: of its first payment, also where the
 * order could not be completed with it; without a payment (all of it is owed), of the completion.
 * Later invoices count at once. Reads `span`.
 */
export const soldInvoices = (tenantId: string, timeZone: string): RawBuilder<unknown> => sql`
  select ${columns}, p.business_day as day
  from span s
  join payment p on p.tenant_id = ${tenantId} and ${sells('p')}
    and p.business_day between s.first_day and s.last_day
  join orders o on (o.tenant_id, o.id) = (p.tenant_id, p.order_id)
  join invoice i on (i.tenant_id, i.order_id) = (o.tenant_id, o.id) and i.ordinal = 1
  where not exists (
    select from payment e
    where (e.tenant_id, e.order_id) = (p.tenant_id, p.order_id) and ${sells('e')}
      and (e.paid_at, e.id) < (p.paid_at, p.id)
  )
  union all
  select ${columns}, (o.completed_at at time zone ${timeZone})::date
  from span s
  join orders o on o.tenant_id = ${tenantId} and o.completed_at >= s.starts
    and o.completed_at < s.ends
  join invoice i on (i.tenant_id, i.order_id) = (o.tenant_id, o.id) and i.ordinal = 1
  where not exists (
    select from payment e
    where (e.tenant_id, e.order_id) = (o.tenant_id, o.id) and ${sells('e')}
  )
  union all
  select ${columns}, (i.issued_at at time zone ${timeZone})::date
  from span s
  join invoice i on i.tenant_id = ${tenantId} and i.ordinal > 1 and i.issued_at >= s.starts
    and i.issued_at < s.ends
  join orders o on (o.tenant_id, o.id) = (i.tenant_id, i.order_id)`
