import type { OrderChannel } from '@guichet/contract/orders/order-channel.ts'
import { ticketKinds } from '@guichet/contract/tickets/lists/ticket-query.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { sumOfCents } from '../platform/db/sum-of-cents.ts'
import { firstOf } from '../platform/values/must.ts'
import {
  planForFigures,
  returnedPieces,
  soldInvoices,
  soldPieces,
  spanRows,
  unitsOfInvoices,
  type Period,
} from '../reports/public.ts'

export type SoldCount = {
  kind: string
  category: { fr: string; en: string } | null
  product_id: string | null
  product: { fr: string; en: string }
  count: number
  cents: number
}
/** Sales and refunds of a day in cents, with taxes and without service fees. */
type DayCents = { date: string; sales: number; refunds: number }
/** Orders, and sales and refunds in cents as those of a day. */
type ChannelCents = { channel: OrderChannel; orders: number; sales: number; refunds: number }
/** Amounts in cents. */
export type Totals = { cents: number; sold: number; refunded: number }
export type Statistics = {
  sales: SoldCount[]
  refunded: SoldCount[]
  totals: Totals[]
  channels: ChannelCents[]
  days: DayCents[]
  areas: { area: string; count: number }[]
  genders: { gender: string; count: number }[]
  validations: { result: string; count: number }[]
}

/** Kinds whose units the tiles count: those with tickets, and accessories. */
export const countedKinds = [...ticketKinds, 'accessory_rental']

const pieces = (tenantId: string) => sql`
  select s.nth, s.channel, l.kind, l.category_title, l.product_id, l.product_title,
    ${soldPieces} as count,
    ${sumOfCents('u.gross_cents - u.rebate_cents + u.tax_cents')} as cents
  from sold s
  ${unitsOfInvoices(tenantId)}
  where l.kind <> 'fee'
  group by s.nth, s.channel, l.kind, l.category_title, l.product_id, l.product_title`

const refundsOfSpans = (tenantId: string) => sql`
  from span s
  join refund r on r.tenant_id = ${tenantId} and r.state = 'settled'
    and r.business_day between s.first_day and s.last_day
  join refund_item i on (i.tenant_id, i.refund_id) = (r.tenant_id, r.id)
  join unit u on (u.tenant_id, u.id) = (i.tenant_id, i.unit_id)
  join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
  join orders o on (o.tenant_id, o.id) = (r.tenant_id, r.order_id)
  where l.kind <> 'fee'`

const returnedIn = (tenantId: string) => sql`
  select s.nth, o.channel, l.kind, l.category_title, l.product_id, l.product_title,
    ${returnedPieces} as count, ${sumOfCents('i.total_cents')} as cents
  ${refundsOfSpans(tenantId)}
  group by s.nth, o.channel, l.kind, l.category_title, l.product_id, l.product_title`

const totals = sql`(
  select jsonb_agg(jsonb_build_object(
    'cents', (select ${sumOfCents('p.cents')} from piece p where p.nth = s.nth)
      - (select ${sumOfCents('r.cents')} from returned r where r.nth = s.nth),
    'sold', coalesce((select sum(p.count) from piece p
      where p.nth = s.nth and p.kind = any(${countedKinds})), 0),
    'refunded', coalesce((select sum(r.count) from returned r
      where r.nth = s.nth and r.kind = any(${countedKinds})), 0)
  ) order by s.nth)
  from span s
)`

/** Channels with sales or refunds in the first span, that with the most sales first. */
const channels = sql`(
  select coalesce(jsonb_agg(to_jsonb(c) order by c.sales desc, c.channel), '[]')
  from (
    select n.channel,
      (select count(distinct s.order_id) from sold s
        where s.nth = 0 and s.ordinal = 1 and s.channel = n.channel) as orders,
      (select ${sumOfCents('p.cents')} from piece p
        where p.nth = 0 and p.channel = n.channel) as sales,
      (select ${sumOfCents('r.cents')} from returned r
        where r.nth = 0 and r.channel = n.channel) as refunds
    from (
      select channel from sold where nth = 0 union select channel from returned where nth = 0
    ) n
  ) c
)`

/** Each day of the first span, also those without sales. */
const days = (tenantId: string) => sql`(
  select jsonb_agg(jsonb_build_object('date', d.at::date, 'sales', coalesce(p.cents, 0),
    'refunds', coalesce(b.cents, 0)) order by d.at)
  from span f
  cross join generate_series(f.first_day, f.last_day, interval '1 day') d (at)
  left join (
    select s.day, ${sumOfCents('u.gross_cents - u.rebate_cents + u.tax_cents')} as cents
    from sold s
    ${unitsOfInvoices(tenantId)}
    where s.nth = 0 and l.kind <> 'fee'
    group by s.day
  ) p on p.day = d.at::date
  left join (
    select r.business_day, ${sumOfCents('i.total_cents')} as cents
    ${refundsOfSpans(tenantId)} and s.nth = 0
    group by r.business_day
  ) b on b.business_day = d.at::date
  where f.nth = 0
)`

/** Counts of names in the first span, highest first. */
const tally = (name: string, rows: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(${sql.lit(name)}, name, 'count', count)), '[]')
  from (
    select name, count(*) as count
    from (${rows}) r (name)
    group by name
    order by count(*) desc, name
  ) n
)`
const areas = sql`
  select upper(left(replace(postal_code, ' ', ''), 3))
  from sold
  where nth = 0 and ordinal = 1 and postal_code <> ''`
const genders = (tenantId: string) => sql`
  select gender
  from client
  where tenant_id = ${tenantId} and gender <> ''
    and id in (select client_id from sold where nth = 0 and ordinal = 1)`
const validations = (tenantId: string) => sql`
  select c.result
  from scan c
  join span s on s.nth = 0 and c.on_date between s.first_day and s.last_day
  where c.tenant_id = ${tenantId}`

/**
 * Reads all figures of some spans, with details of the first one, in one statement, for a
 * consistent snapshot under concurrent sales.
 */
export async function readStatistics(
  db: Db,
  tenantId: string,
  spans: readonly Period[],
): Promise<Statistics> {
  await planForFigures(db, { isLong: false })
  const { rows } = await sql<{ statistics: Statistics }>`
    with span as (${spanRows(spans)}),
    sold as materialized (${soldInvoices(tenantId, spans)}),
    piece as materialized (${pieces(tenantId)}),
    returned as materialized (${returnedIn(tenantId)})
    select jsonb_build_object(
      'sales', ${named('piece')},
      'refunded', ${named('returned')},
      'totals', ${totals},
      'channels', ${channels},
      'days', ${days(tenantId)},
      'areas', ${tally('area', areas)},
      'genders', ${tally('gender', genders(tenantId))},
      'validations', ${tally('result', validations(tenantId))}
    ) as statistics`.execute(db)
  return firstOf(rows).statistics
}

/** Reads the totals of one period only, as it is queried every few seconds. */
export async function readTotals(db: Db, tenantId: string, period: Period): Promise<Totals> {
  const { rows } = await sql<{ totals: Totals[] }>`
    with span as (${spanRows([period])}),
    sold as materialized (${soldInvoices(tenantId, [period])}),
    piece as materialized (${pieces(tenantId)}),
    returned as materialized (${returnedIn(tenantId)})
    select ${totals} as totals`.execute(db)
  return firstOf(rows).totals[0]!
}

const named = (source: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'category', category_title,
    'product_id', product_id, 'product', product_title, 'count', count, 'cents', cents)
    order by kind, cents desc, product_title ->> 'fr'), '[]')
  from (
    select kind, category_title, product_id, product_title, sum(count) as count,
      ${sumOfCents('cents')} as cents
    from ${sql.table(source)}
    where nth = 0
    group by kind, category_title, product_id, product_title
  ) n
)`

/** Day tickets whose valid time overlaps an interval. */
const dailyTickets = (tenantId: string, { from, to }: Pick<Period, 'from' | 'to'>) => sql`
  from ticket t
  where t.tenant_id = ${tenantId} and t.voided_at is null and t.ends_at > ${from}::timestamptz
    and t.begins_at < ${to}::timestamptz and t.kind = 'daily_ticket'`

export async function countDailyTickets(db: Db, tenantId: string, today: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${dailyTickets(tenantId, today)}`.execute(db)
  return firstOf(rows).count
}

/** Expected and admitted tickets of a day, and the cash of its counters in cents. */
export async function readDay(db: Db, tenantId: string, today: Period) {
  const { rows } = await sql<{ expected: number; inside: number; kept: number }>`
    select
      (select count(*)::int ${dailyTickets(tenantId, today)}) as expected,
      (
        select count(distinct c.ticket_id)::int
        from scan c
        where c.tenant_id = ${tenantId} and c.on_date = ${today.fromDay}::date
          and c.result = 'accepted'
          and c.ticket_id in (select t.id ${dailyTickets(tenantId, today)})
      ) as inside,
      (
        select ${sumOfCents('p.cents + p.rounding_cents')}
        from payment p
        where p.tenant_id = ${tenantId} and p.state = 'succeeded' and p.provider = 'none'
          and p.business_day = ${today.fromDay}::date
      ) - (
        select ${sumOfCents('t.cents + t.rounding_cents')}
        from refund r
        join refund_transfer t on (t.tenant_id, t.refund_id) = (r.tenant_id, r.id)
        join payment p on (p.tenant_id, p.id) = (t.tenant_id, t.payment_id)
        where r.tenant_id = ${tenantId} and r.state = 'settled'
          and r.business_day = ${today.fromDay}::date
          and (p.provider = 'none' or t.paid_by_hand is not null)
      ) as kept`.execute(db)
  return firstOf(rows)
}
