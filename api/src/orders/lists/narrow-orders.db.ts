import type { ChannelFilter } from '@guichet/contract/orders/lists/order-query.ts'
import { partPattern } from '../../platform/db/search-term.ts'

/** Filters of a list of orders other than the search term; null or an empty list means any. */
export type OrderNarrowing = {
  statuses: readonly string[]
  /** Instants; the end of each period is exclusive. */
  orderedFrom: string | null
  orderedTo: string | null
  usedFrom: string | null
  usedTo: string | null
  changedSince: string | null
  /** Nights have local dates: the first and last days of the period of use, both inclusive. */
  nightsFrom: string | null
  nightsTo: string | null
  productIds: readonly string[] | null
  slotId: string | null
  channel: ChannelFilter | null
  methods: readonly string[]
  sellerIds: readonly string[]
  /** Part of an answer, folded. */
  answer: string
}

type Bind = (value: unknown) => string
type Condition = string | false | '' | null
const definedConditions = (conditions: readonly Condition[]) =>
  conditions.filter((condition): condition is string => Boolean(condition))

/** Conditions on the columns of `orders o` of the business `$1`. */
export const narrowedByColumns = (by: OrderNarrowing, bind: Bind): string[] =>
  definedConditions([
    by.statuses.length > 0 && `o.status = any(${bind(by.statuses)})`,
    (by.orderedFrom || by.orderedTo) && orderedWithin(by, bind),
    by.channel && throughChannel(by.channel, bind),
    by.sellerIds.length > 0 && `o.created_by = any(${bind(by.sellerIds)}::uuid[])`,
  ])

function throughChannel(channel: ChannelFilter, bind: Bind): string {
  if (channel === 'counter') return 'o.created_by is not null'
  return channel === 'online' ? 'o.created_by is null' : `o.channel = ${bind(channel)}`
}

/**
 * Conditions on the content of an order, each a select of ids of orders of the business `$1` that
 * has its own index.
 */
export const narrowedByContent = (by: OrderNarrowing, bind: Bind): string[] => {
  const products = by.productIds && bind(by.productIds)
  return definedConditions([
    by.changedSince &&
      `select order_id from audit where tenant_id = $1 and at >= ${bind(by.changedSince)} and order_id is not null`,
    by.methods.length > 0 &&
      `select order_id from payment where tenant_id = $1 and method = any(${bind(by.methods)})`,
    (by.usedFrom || by.usedTo) && usedWithin(by, bind),
    products &&
      `select order_id from order_line where tenant_id = $1 and product_id = any(${products}::uuid[])
        union all
        select order_id from unit where tenant_id = $1 and became_product_id = any(${products}::uuid[])`,
    by.slotId &&
      `select order_id from ticket where tenant_id = $1 and slot_id = ${bind(by.slotId)} and voided_at is null`,
    by.answer &&
      `select order_id from answer where tenant_id = $1 and folded like ${bind(partPattern(by.answer))}`,
  ])
}

/**
 * Filters by the date that the list shows: that of completion, otherwise of creation. The two
 * columns are compared separately, as no index serves a coalesce under row-level security.
 */
function orderedWithin({ orderedFrom, orderedTo }: OrderNarrowing, bind: Bind): string {
  const bounds = definedConditions([
    orderedFrom && `>= ${bind(orderedFrom)}`,
    orderedTo && `< ${bind(orderedTo)}`,
  ])
  const within = (column: string) => bounds.map((bound) => `${column} ${bound}`).join(' and ')
  return `(${within('o.completed_at')} or o.completed_at is null and ${within('o.created_at')})`
}

function usedWithin(by: OrderNarrowing, bind: Bind): string {
  const tickets = definedConditions([
    'tenant_id = $1 and voided_at is null',
    by.usedTo && `begins_at < ${bind(by.usedTo)}`,
    by.usedFrom && `ends_at > ${bind(by.usedFrom)}`,
  ])
  const nights = definedConditions([
    `b.tenant_id = $1 and b.status <> 'Canceled'`,
    by.nightsTo && `b.check_in <= ${bind(by.nightsTo)}`,
    by.nightsFrom && `b.check_out >= ${bind(by.nightsFrom)}`,
  ])
  return `select order_id from ticket where ${tickets.join(' and ')}
        union all
        select u.order_id
        from booking b
        join unit u on u.tenant_id = b.tenant_id and u.id = b.unit_id
        where ${nights.join(' and ')}`
}
