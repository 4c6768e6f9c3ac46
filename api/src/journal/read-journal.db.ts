import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { sumOfCents } from '../platform/db/sum-of-cents.ts'
import { addDays, startOfDay } from '../platform/values/zoned-time.ts'
import { planForFigures, soldInvoices, unitsOfInvoices } from '../reports/public.ts'
import type { EarnedEntry, Entry } from './journal.rules.ts'

type Span = { from: string; to: string; timeZone: string }

/** Earliest possible day of a sale. */
const firstDay = '1800-01-01'

/** Postings of a period, by day and account; revenue and rebates are separated by kind. */
export async function readEntries(db: Db, tenantId: string, { from, to }: Span): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select business_day as day, ${sumOfCents('cents')} as cents,
      case when account in ('revenue', 'rebate') and kind is not null
        then account || ':' || kind
        else account
      end as account
    from posting
    where tenant_id = ${tenantId} and business_day between ${from}::date and ${to}::date
    group by 1, 3`.execute(db)
  return rows
}

/**
 * Revenue that was sold, or refunded, before the day of use: its day in the books, and the day of
 * use of the sold line. That day is stored, so that the journal of a past period does not change
 * when tickets are moved later. The supplement of an exchange is used with its ticket. A failed
 * refund was reversed on the day of its failure; when that day is unknown, neither is deferred.
 */
export async function readEarlyRevenue(
  db: Db,
  tenantId: string,
  { from, to, timeZone }: Span,
): Promise<EarnedEntry[]> {
  await planForFigures(db, { isLong: true })
  const period = {
    timeZone,
    fromDay: firstDay,
    toDay: to,
    from: startOfDay(firstDay, timeZone),
    to: startOfDay(addDays(to, 1), timeZone),
  }
  const { rows } = await sql<EarnedEntry>`
    with sold as materialized (${soldInvoices(tenantId, [period])}),
    piece as materialized (
      select u.tenant_id, u.id, s.day, l.kind, u.gross_cents, u.rebate_cents,
        coalesce(
          (l.activation_at at time zone ${timeZone})::date,
          l.check_in,
          (pl.activation_at at time zone ${timeZone})::date,
          pl.check_in
        ) as used_on
      from sold s
      ${unitsOfInvoices(tenantId)}
      left join unit p on p.tenant_id = ${tenantId} and p.id = u.parent_unit_id
      left join order_line pl on pl.tenant_id = ${tenantId} and pl.id = p.line_id
      where l.kind <> 'fee'
    ),
    early as materialized (
      select * from piece where used_on > day and used_on >= ${from}::date
    ),
    returned as (
      select (r.requested_at at time zone ${timeZone})::date as day, e.used_on, e.kind,
        i.net_cents, r.state, (a.at at time zone ${timeZone})::date as failed_on
      from early e
      join refund_item i on i.tenant_id = ${tenantId} and i.unit_id = e.id
      join refund r on r.tenant_id = ${tenantId} and r.id = i.refund_id
      left join audit a on r.state = 'failed' and (a.tenant_id, a.subject_id) = (r.tenant_id, r.id)
        and a.code = 'order.refund_failed'
      where r.state <> 'failed' or a.id is not null
    ),
    earned as (
      select day, used_on, 'revenue:' || kind as account, -gross_cents as cents from early
      union all
      select day, used_on, 'rebate:' || kind, rebate_cents from early
      union all
      select day, used_on, 'revenue:' || kind, net_cents from returned
      union all
      select failed_on, used_on, 'revenue:' || kind, -net_cents from returned where state = 'failed'
    )
    select day, used_on as "useDay", account, ${sumOfCents('cents')} as cents
    from earned
    where day <= ${to}::date and used_on > day
    group by 1, 2, 3
    having ${sumOfCents('cents')} <> 0`.execute(db)
  return rows
}
