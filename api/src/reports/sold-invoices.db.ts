import { sql, type RawBuilder } from 'kysely'
import { addDays, startOfDay } from '../platform/values/zoned-time.ts'

/** A period of local dates, both inclusive, and its instants, half-open. */
export type Period = { fromDay: string; toDay: string; from: string; to: string; timeZone: string }

/** Period of local dates, both inclusive, with its instants. */
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

/** Condition of a payment that makes an order sold: it succeeded and is no balance. */
const sells = (payment: string) =>
  sql.raw(`${payment}.state = 'succeeded' and not ${payment}.is_balance`)
const columns = (
  nth: number,
) => sql`${nth}::int as nth, i.tenant_id, i.id, i.order_id, i.final_cents,
    i.platform_fee, i.ordinal, o.created_by, o.api_key_id, o.channel, o.client_id, o.postal_code`

/**
 * Invoices by the day of their sale, as in the books: the day of the first payment, even if it
 * could not complete the order; without a payment (all is owed), of the completion. Later invoices
 * count at once. `nth` is the index of the period. Sales in another system are excluded.
 *
 * Days and tenant are constants in it, so that the planner knows the size of the period: it uses
 * indexes for a day of a small business and whole tables for a year of a large one.
 */
export const soldInvoices = (tenantId: string, periods: readonly Period[]): RawBuilder<unknown> =>
  sql.join(
    periods.map((period, nth) => soldIn(tenantId, period, nth)),
    sql` union all `,
  )

const soldIn = (
  tenantId: string,
  { fromDay, toDay, from, to, timeZone }: Period,
  nth: number,
) => sql`
  select ${columns(nth)}, p.business_day as day
  from payment p
  join orders o on o.tenant_id = ${tenantId} and o.id = p.order_id
  join invoice i on i.tenant_id = ${tenantId} and i.order_id = p.order_id and i.ordinal = 1
  where p.tenant_id = ${tenantId} and ${sells('p')} and not o.is_taken_over
    and p.business_day between ${fromDay}::date and ${toDay}::date
    and not exists (
      select from payment e
      where e.tenant_id = ${tenantId} and e.order_id = p.order_id and ${sells('e')}
        and (e.paid_at, e.id) < (p.paid_at, p.id)
    )
  union all
  select ${columns(nth)}, (o.completed_at at time zone ${timeZone})::date
  from orders o
  join invoice i on i.tenant_id = ${tenantId} and i.order_id = o.id and i.ordinal = 1
  where o.tenant_id = ${tenantId} and not o.is_taken_over
    and o.completed_at >= ${from}::timestamptz
    and o.completed_at < ${to}::timestamptz
    and not exists (
      select from payment e
      where e.tenant_id = ${tenantId} and e.order_id = o.id and ${sells('e')}
    )
  union all
  select ${columns(nth)}, (i.issued_at at time zone ${timeZone})::date
  from invoice i
  join orders o on o.tenant_id = ${tenantId} and o.id = i.order_id
  where i.tenant_id = ${tenantId} and i.ordinal > 1 and i.issued_at >= ${from}::timestamptz
    and i.issued_at < ${to}::timestamptz`

/**
 * Units `u` of invoices `s`, with their lines `l`. An order has few invoices: the `case` keeps the
 * planner from estimating the invoice as an independent condition.
 */
export const unitsOfInvoices = (tenantId: string): RawBuilder<unknown> => sql`
  join unit u on u.tenant_id = ${tenantId} and u.order_id = s.order_id
    and case when u.invoice_id = s.id then true end
  join order_line l on l.tenant_id = ${tenantId} and l.id = u.line_id`
