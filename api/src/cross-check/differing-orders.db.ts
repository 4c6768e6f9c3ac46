import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { sumOfCents } from '../platform/db/sum-of-cents.ts'
import { soldInvoices, type Period } from '../reports/public.ts'
import type { SourceName } from './differences.rules.ts'
import { isOfSale } from './sale-postings.ts'

/** An order with different amounts in two sources, in cents. */
export type OrderRow = {
  id: string
  reference: string
  readings: { source: SourceName; value: number }[]
}

/** Highest number of named orders: after fixing these, the next ones are shown. */
const mostOrders = 50

/** Orders that were sold, booked or paid in a period. */
const touched = (tenantId: string, period: Period) => sql`
  select order_id from (${soldInvoices(tenantId, [period])}) s
  union
  select order_id
  from posting
  where tenant_id = ${tenantId} and business_day between ${period.fromDay}::date and ${period.toDay}::date
  union
  select order_id
  from payment
  where tenant_id = ${tenantId} and business_day between ${period.fromDay}::date and ${period.toDay}::date`

/** Amounts of each order in the books: the sales, and the payments. */
const booked = (tenantId: string) => sql`
  select p.order_id,
    -${sumOfCents('p.cents', isOfSale)} as sold,
    ${sumOfCents('p.cents', sql`p.account like 'cash:%'`)} as money
  from touched t
  join posting p on p.tenant_id = ${tenantId} and p.order_id = t.order_id
  group by p.order_id`

/** Amounts of each order in the list of orders, and of its payments. */
const listedAmounts = (tenantId: string) => sql`
  select o.id, o.reference, coalesce(b.sold, 0) as sold, coalesce(b.money, 0) as money,
    (
      select ${sumOfCents('i.final_cents')}
      from invoice i
      where i.tenant_id = ${tenantId} and i.order_id = o.id
    ) as listed,
    (
      select ${sumOfCents('p.cents + p.rounding_cents')}
      from payment p
      where p.tenant_id = ${tenantId} and p.order_id = o.id and p.state = 'succeeded'
    ) - (
      select ${sumOfCents('x.cents + x.rounding_cents')}
      from refund_transfer x
      join payment p on (p.tenant_id, p.id) = (x.tenant_id, x.payment_id)
      where x.tenant_id = ${tenantId} and p.order_id = o.id and x.state = 'settled'
    ) as paid,
    exists (
      select
      from dispute d
      join payment p on (p.tenant_id, p.id) = (d.tenant_id, d.payment_id)
      where d.tenant_id = ${tenantId} and p.order_id = o.id
    ) as is_disputed
  from touched t
  join orders o on o.tenant_id = ${tenantId} and o.id = t.order_id
  left join booked b on b.order_id = o.id`

/** Orders of a period whose invoices, payments and books differ. */
export async function differingOrders(
  db: Db,
  tenantId: string,
  period: Period,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    with touched as (${touched(tenantId, period)}),
    booked as (${booked(tenantId)}),
    listed_amounts as (${listedAmounts(tenantId)})
    select id, reference,
      jsonb_build_array(
        jsonb_build_object('source', 'ordersList', 'value', listed),
        jsonb_build_object('source', 'books', 'value', sold),
        jsonb_build_object('source', 'payments', 'value', paid),
        jsonb_build_object('source', 'books', 'value', money)
      ) as readings
    from listed_amounts
    where (sold <> 0 and listed <> sold) or (paid <> money and not is_disputed)
    order by reference
    limit ${mostOrders}`.execute(db)
  return rows
}
