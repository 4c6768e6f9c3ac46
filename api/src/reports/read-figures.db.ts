import type { OrderChannel } from '@guichet/contract/orders/order-channel.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { sumOfCents } from '../platform/db/sum-of-cents.ts'
import { firstOf } from '../platform/values/must.ts'
import { returnedPieces, soldPieces } from './counted-pieces.ts'
import { planForFigures } from './plan-for-figures.db.ts'
import { soldInvoices, unitsOfInvoices, type Period } from './sold-invoices.db.ts'

type Cents = { key: string; cents: number }
type Name = { fr: string; en: string }
export type FigureRow = {
  kind: string
  category: Name | null
  product: Name
  count: number
  gross: number
  rebate: number
  /** Product of an exchange of refunded units; absent in reports of earlier versions. */
  became?: { category: Name | null; product: Name } | null
  /** Ids of the products under this name; absent in reports closed by an earlier version. */
  products?: string[]
}
type Part = { rows: FigureRow[]; taxes: Cents[] }
/** All in integer cents. */
export type Figures = {
  sales: Part
  fees: Part
  refunds: Part
  refundedFees: Part
  orders: number
  platform: { charged: PlatformPart; givenBack: PlatformPart; collected: number }
  methods: { method: string; received: number; given: number }[]
  /** Total rounding of cash, in cents; absent in reports that were closed before it existed. */
  cashRounding?: number
  clerks: { id?: string | null; name: string | null; orders: number; cents: number }[]
  /** Without service fees; absent in reports that were closed before it existed. */
  channels?: { channel: OrderChannel; orders: number; sold: number; refunded: number }[]
  days: { day: string; sold: number; refunded: number }[]
  uses: { day: string | null; count: number; cents: number }[]
}
type PlatformPart = { cents: number; taxes: Cents[] }

const pieces = (tenantId: string, timeZone: string) => sql`
  select u.tenant_id, u.id, s.day, s.channel, l.kind, l.product_id, l.category_title, l.product_title,
    u.gross_cents, u.rebate_cents, u.tax_cents,
    coalesce((l.activation_at at time zone ${timeZone})::date, l.check_in) as used_on
  from sold s
  ${unitsOfInvoices(tenantId)}`

/** Refunded items of refunds that settled on a day of the period. */
const returned = (tenantId: string, { fromDay, toDay }: Period) => sql`
  select i.tenant_id, i.refund_id, i.unit_id, r.source, o.channel, l.kind, l.category_title,
    l.product_title, u.became_category_title, u.became_product_title, i.net_cents, i.total_cents
  from refund r
  join orders o on (o.tenant_id, o.id) = (r.tenant_id, r.order_id)
  join refund_item i on (i.tenant_id, i.refund_id) = (r.tenant_id, r.id)
  join unit u on (u.tenant_id, u.id) = (i.tenant_id, i.unit_id)
  join order_line l on (l.tenant_id, l.id) = (u.tenant_id, u.line_id)
  where r.tenant_id = ${tenantId} and r.state = 'settled'
    and r.business_day between ${fromDay}::date and ${toDay}::date`

const listOf = (query: RawBuilder<unknown>) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (${query}) x)`
const isFee = { yes: sql`kind = 'fee'`, no: sql`kind <> 'fee'` }

/**
 * Units grouped by channel, name and day of use; the lists of the figures are computed from these
 * rows.
 */
const groups = sql`
  select channel, kind, category_title, product_title, product_id, used_on, ${soldPieces} as count,
    ${sumOfCents('gross_cents')} as gross, ${sumOfCents('rebate_cents')} as rebate,
    ${sumOfCents('tax_cents')} as tax
  from piece
  group by channel, kind, category_title, product_title, product_id, used_on`
const taxes = (tenantId: string) => sql`
  select p.kind = 'fee' as is_fee, t.key, ${sumOfCents('t.cents')} as cents
  from piece p
  join unit_tax t on t.tenant_id = ${tenantId} and t.unit_id = p.id
  group by p.kind = 'fee', t.key`

const soldPart = (which: RawBuilder<unknown>, isFee: boolean) => sql`jsonb_build_object(
    'rows', ${listOf(sql`select kind, category_title as category, product_title as product,
        sum(count)::int as count, ${sumOfCents('gross')} as gross, ${sumOfCents('rebate')} as rebate,
        coalesce(array_agg(distinct product_id) filter (where product_id is not null), '{}') as products
      from sold_group
      where ${which}
      group by kind, category_title, product_title
      order by category_title ->> 'fr' nulls last, kind, product_title ->> 'fr'`)},
    'taxes', ${listOf(sql`select key, cents from sold_tax where is_fee = ${isFee} order by key`)}
  )`
const returnedPart = (which: RawBuilder<unknown>) => sql`jsonb_build_object(
    'rows', ${listOf(sql`select kind, category_title as category, product_title as product,
        case when became_product_title is not null then jsonb_build_object(
          'category', became_category_title, 'product', became_product_title
        ) end as became,
        ${returnedPieces} as count, ${sumOfCents('net_cents')} as gross, 0 as rebate
      from returned
      where ${which}
      group by kind, category_title, product_title, became_category_title, became_product_title
      order by category_title ->> 'fr' nulls last, kind, product_title ->> 'fr', became_product_title ->> 'fr'`)},
    'taxes', ${listOf(sql`select t.key, ${sumOfCents('t.cents')} as cents
      from returned x
      join refund_item_tax t
        on (t.tenant_id, t.refund_id, t.unit_id) = (x.tenant_id, x.refund_id, x.unit_id)
      where ${which}
      group by t.key
      order by t.key`)}
  )`

/** Orders, sales and refunds of each channel, in the sums of the tables of sales and refunds. */
const channelPart = listOf(sql`select channel, (count(*) filter (where is_order))::int as orders,
      ${sumOfCents('sold')} as sold, ${sumOfCents('refunded')} as refunded
    from (
      select channel, true as is_order, 0 as sold, 0 as refunded from sold where ordinal = 1
      union all
      select channel, false, gross - rebate + tax, 0 from sold_group where ${isFee.no}
      union all
      select channel, false, 0, total_cents from returned where ${isFee.no}
    ) c
    group by channel
    order by channel`)

/** Platform fees from a source of `platform_fee` columns. */
const platformPart = (source: RawBuilder<unknown>) => sql`jsonb_build_object(
    'cents', (select ${sumOfCents("(f.fee ->> 'cents')::bigint")} from (${source}) f (fee)),
    'taxes', ${listOf(sql`select tax ->> 'key' as key, ${sumOfCents("(tax ->> 'cents')::bigint")} as cents
      from (${source}) f (fee)
      cross join jsonb_array_elements(f.fee -> 'taxes') tax
      group by 1
      order by 1`)}
  )`

/** Rounding of received and refunded cash. */
const roundingPart = sql`(select ${sumOfCents('rounding_cents')} from paid)
        - (select ${sumOfCents('rounding_cents')} from moved)`

const settledRefunds = (tenantId: string, { fromDay, toDay }: Period) => sql`
  select * from refund r
  where r.tenant_id = ${tenantId} and r.state = 'settled'
    and r.business_day between ${fromDay}::date and ${toDay}::date`
const received = (tenantId: string, { fromDay, toDay }: Period) => sql`
  select * from payment p
  where p.tenant_id = ${tenantId} and p.state = 'succeeded'
    and p.business_day between ${fromDay}::date and ${toDay}::date`
const moved = sql`
  select t.cents + t.rounding_cents as cents, t.rounding_cents, t.fee_cents,
    coalesce(t.paid_by_hand, p.method) as method
  from settled s
  join refund_transfer t on (t.tenant_id, t.refund_id) = (s.tenant_id, s.id)
  join payment p on (p.tenant_id, p.id) = (t.tenant_id, t.payment_id)`

/**
 * Reads the sales, refunds and payments of a period in one statement, for a consistent snapshot
 * under concurrent sales.
 */
export async function readFigures(db: Db, tenantId: string, period: Period): Promise<Figures> {
  await planForFigures(db, { isLong: true })
  const { rows } = await sql<{ figures: Figures }>`
    with sold as materialized (${soldInvoices(tenantId, [period])}),
    piece as materialized (${pieces(tenantId, period.timeZone)}),
    sold_group as materialized (${groups}),
    sold_tax as materialized (${taxes(tenantId)}),
    returned as materialized (${returned(tenantId, period)}),
    settled as materialized (${settledRefunds(tenantId, period)}),
    paid as materialized (${received(tenantId, period)}),
    moved as materialized (${moved})
    select jsonb_build_object(
      'sales', ${soldPart(isFee.no, false)},
      'fees', ${soldPart(isFee.yes, true)},
      'refunds', ${returnedPart(isFee.no)},
      'refundedFees', ${returnedPart(isFee.yes)},
      'orders', (select count(*) from sold where ordinal = 1),
      'platform', jsonb_build_object(
        'charged', ${platformPart(sql`select platform_fee from sold where platform_fee is not null`)},
        'givenBack', ${platformPart(sql`select platform_fee from settled where platform_fee is not null`)},
        'collected', (select ${sumOfCents('fee_cents')} from paid)
          - (select ${sumOfCents('fee_cents')} from moved)
      ),
      'methods', ${listOf(sql`select method, ${sumOfCents('received')} as received,
          ${sumOfCents('given')} as given
        from (
          select method, cents + rounding_cents as received, 0 as given from paid
          union all
          select method, 0, cents from moved
        ) m
        group by method
        order by method`)},
      'cashRounding', ${roundingPart},
      'clerks', ${listOf(sql`select a.id, a.first_name || ' ' || a.last_name as name,
          count(*) filter (where s.ordinal = 1)::int as orders,
          ${sumOfCents('s.final_cents')} as cents
        from sold s
        left join account a on a.id = s.created_by
        group by a.id
        order by cents desc, 1`)},
      'channels', ${channelPart},
      'days', ${listOf(sql`select day, ${sumOfCents('sold')} as sold,
          ${sumOfCents('refunded')} as refunded
        from (
          select day, final_cents as sold, 0 as refunded from sold
          union all
          select business_day, 0, total_cents from settled
        ) d
        group by day
        order by day`)},
      'uses', ${listOf(sql`select used_on as day, sum(count)::int as count,
          ${sumOfCents('gross - rebate + tax')} as cents
        from sold_group
        where kind <> 'fee'
        group by used_on
        order by used_on nulls last`)}
    ) as figures`.execute(db)
  return firstOf(rows).figures
}
