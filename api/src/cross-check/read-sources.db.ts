import { centsOf } from '@guichet/contract/money.ts'
import { reportTables, type ReportTable } from '@guichet/contract/reports/report-tables.ts'
import type { ReportFigures } from '@guichet/contract/reports/sales-report.ts'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import { readStatistics } from '../dashboard/public.ts'
import type { Db } from '../platform/db/db.ts'
import { sumOfCents } from '../platform/db/sum-of-cents.ts'
import {
  readFigures,
  soldInvoices,
  viewFigures,
  type Figures,
  type Period,
} from '../reports/public.ts'
import type { Reading } from './differences.rules.ts'
import { readPieces } from './read-pieces.db.ts'
import { isOfSale } from './sale-postings.ts'

const whole = 'period'

/**
 * Values of each source for a period. All must be read in one snapshot: a sale between two reads
 * would look like a difference.
 */
export async function readSources(db: Db, tenantId: string, period: Period): Promise<Reading[]> {
  const figures = await readFigures(db, tenantId, period)
  const statistics = await readStatistics(db, tenantId, [period])
  const view = viewFigures(figures)
  return [
    ...reported(figures, view),
    {
      figure: 'revenue',
      part: whole,
      source: 'dashboard',
      value: statistics.totals[0]!.cents,
    },
    ...(await readPieces(db, { tenantId, period }, { statistics, view })),
    ...(await readings(db, books(tenantId, period))),
    ...(await readings(db, payments(tenantId, period))),
    ...(await readings(db, ordersList(tenantId, period))),
    ...(await readings(db, tills(tenantId, period))),
    ...(await readings(db, places(tenantId, period))),
  ]
}

/** Values of a report, its rows, and its workbook. */
function reported(figures: Figures, view: z.output<typeof ReportFigures>): Reading[] {
  const { sales, feesAppliedToUser, refundReportSummary, refundedFees, paymentMethods } = view
  const taxed = (...parts: { sums: { FinalCost: number } }[]) =>
    parts.reduce((sum, { sums }) => sum + centsOf(sums.FinalCost), 0)
  const daily = figures.days.flatMap(({ day, sold, refunded }): Reading[] => [
    { figure: 'sold', part: day, source: 'report', value: sold },
    { figure: 'givenBack', part: day, source: 'report', value: refunded },
  ])
  const kept = paymentMethods.reduce((sum, method) => sum + centsOf(method.kept), 0)
  const tables = reportTables(view, { language: 'fr', kindNames: {} })
  return [
    ...daily,
    {
      figure: 'revenue',
      part: whole,
      source: 'report',
      value: centsOf(sales.sums.FinalCostWithRefundsAndTaxes),
    },
    { figure: 'money', part: whole, source: 'report', value: kept },
    {
      figure: 'tables',
      part: 'sold',
      source: 'reportRows',
      value: taxed(sales, feesAppliedToUser),
    },
    {
      figure: 'tables',
      part: 'givenBack',
      source: 'reportRows',
      value: taxed(refundReportSummary, refundedFees),
    },
    ...tables.flatMap(summed),
  ]
}

/** The first sum of a table and its rows, in its last column. */
function summed({ name, columns, rows, sums }: ReportTable): Reading[] {
  const last = columns.length - 1
  if (!sums.length) return []
  const value = (row: ReportTable['rows'][number]) => centsOf(Number(row[last] ?? 0))
  return [
    { figure: 'workbook', part: name, source: 'workbook', value: value(sums[0]!) },
    {
      figure: 'workbook',
      part: name,
      source: 'reportRows',
      value: rows.reduce((sum, row) => sum + value(row), 0),
    },
  ]
}

const readings = async (db: Db, query: RawBuilder<Reading>): Promise<Reading[]> =>
  (await query.execute(db)).rows

/** Postings of a period by day; a refund is posted when decided, and reported when paid. */
const books = (tenantId: string, { fromDay, toDay }: Period) => sql<Reading>`
  with line as (
    select p.*, ${isOfSale} as is_of_sale
    from posting p
    where p.tenant_id = ${tenantId}
      and p.business_day between ${fromDay}::date and ${toDay}::date
  )
  select 'sold' as figure, business_day::text as part, 'books' as source,
    -${sumOfCents('cents')} as value
  from line
  where is_of_sale
  group by business_day
  union all
  select 'tables', 'sold', 'books', -${sumOfCents('cents')}
  from line
  where is_of_sale
  union all
  select 'tables', 'givenBack', 'books', ${sumOfCents('total_cents')}
  from refund
  where tenant_id = ${tenantId} and state = 'settled'
    and business_day between ${fromDay}::date and ${toDay}::date
  union all
  select 'money', ${whole}, 'books', ${sumOfCents('cents')}
  from line
  where account like 'cash:%' or account in ('disputed', 'lost-dispute')
  union all
  select 'cash', business_day::text, 'books', ${sumOfCents('cents')}
  from line
  where account = 'cash:cash'
  group by business_day
  union all
  select 'givenBack', r.business_day::text, 'refunds', ${sumOfCents('i.total_cents')}
  from refund r
  join refund_item i on (i.tenant_id, i.refund_id) = (r.tenant_id, r.id)
  where r.tenant_id = ${tenantId} and r.state = 'settled'
    and r.business_day between ${fromDay}::date and ${toDay}::date
  group by r.business_day`

/** Cash of payments, less that of refund transfers. */
const payments = (tenantId: string, { fromDay, toDay }: Period) => sql<Reading>`
  select 'cash' as figure, day::text as part, 'payments' as source, ${sumOfCents('cents')} as value
  from (
    select business_day as day, cents + rounding_cents as cents
    from payment
    where tenant_id = ${tenantId} and state = 'succeeded' and method = 'cash'
    union all
    select r.business_day, -(t.cents + t.rounding_cents)
    from refund_transfer t
    join refund r on (r.tenant_id, r.id) = (t.tenant_id, t.refund_id)
    join payment p on (p.tenant_id, p.id) = (t.tenant_id, t.payment_id)
    where t.tenant_id = ${tenantId} and t.state = 'settled'
      and coalesce(t.paid_by_hand, p.method) = 'cash'
  ) moved
  where day between ${fromDay}::date and ${toDay}::date
  group by day`

/** Amounts of sold orders in the list of orders, and in the books. */
const ordersList = (tenantId: string, period: Period) => sql<Reading>`
  with sold as (select distinct order_id from (${soldInvoices(tenantId, [period])}) s)
  select 'orders' as figure, ${whole} as part, 'ordersList' as source,
    ${sumOfCents('i.final_cents')} as value
  from sold s
  join invoice i on i.tenant_id = ${tenantId} and i.order_id = s.order_id
  union all
  select 'orders', ${whole}, 'books', -${sumOfCents('p.cents')}
  from sold s
  join posting p on p.tenant_id = ${tenantId} and p.order_id = s.order_id
  where ${isOfSale}`

/** Expected cash of closed tills, and their movements. */
const tills = (tenantId: string, { fromDay, toDay }: Period) => sql<Reading>`
  with closed as (
    select *
    from till
    where tenant_id = ${tenantId} and closed_at is not null
      and business_day between ${fromDay}::date and ${toDay}::date
  )
  select 'tills' as figure, id::text as part, 'till' as source, expected_cents as value
  from closed
  union all
  select 'tills', id::text, 'cashMoves', float_cents
  from closed
  union all
  select 'tills', p.till_id::text, 'cashMoves', p.cents + p.rounding_cents
  from closed c
  join payment p on (p.tenant_id, p.till_id) = (c.tenant_id, c.id)
  where p.state = 'succeeded' and p.method = 'cash'
  union all
  select 'tills', t.till_id::text, 'cashMoves', -(t.cents + t.rounding_cents)
  from closed c
  join refund_transfer t on (t.tenant_id, t.till_id) = (c.tenant_id, c.id)
  join payment p on (p.tenant_id, p.id) = (t.tenant_id, t.payment_id)
  where t.state = 'settled' and coalesce(t.paid_by_hand, p.method) = 'cash'
  union all
  select 'tills', l.till_id::text, 'cashMoves', case l.kind when 'in' then l.cents else -l.cents end
  from closed c
  join till_line l on (l.tenant_id, l.till_id) = (c.tenant_id, c.id)
  where l.kind <> 'correction'`

/** Taken places in the slots of each day according to traffic, with their tickets and holds. */
const places = (tenantId: string, { fromDay, toDay }: Period) => sql<Reading>`
  with offered as (
    select s.tenant_id, s.id, s.on_date::text as day, r.taken
    from slot s
    join resource r on (r.tenant_id, r.id) = (s.tenant_id, s.id)
    where s.tenant_id = ${tenantId} and s.on_date between ${fromDay}::date and ${toDay}::date
  )
  select 'places' as figure, day as part, 'traffic' as source, sum(taken)::int as value
  from offered
  group by day
  union all
  select 'places', o.day, 'tickets', count(*)::int
  from offered o
  join ticket t on (t.tenant_id, t.slot_id) = (o.tenant_id, o.id)
  where t.voided_at is null and t.state <> 'Reschedulable'
  group by o.day
  union all
  select 'places', o.day, 'tickets', sum(c.quantity)::int
  from offered o
  join claim c on (c.tenant_id, c.resource_id) = (o.tenant_id, o.id)
  where c.released_at is null and c.held_until is not null
  group by o.day`
