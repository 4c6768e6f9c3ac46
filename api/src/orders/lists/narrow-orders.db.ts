import { partPattern } from '../../platform/search-term.ts'

/** What narrows a list of orders, beside words; null or nothing of a list means any. */
export type OrderNarrowing = {
  statuses: readonly string[]
  /** Instants; each period is open at its end. */
  orderedFrom: string | null
  orderedTo: string | null
  usedFrom: string | null
  usedTo: string | null
  changedSince: string | null
  /** Nights have days: the first and the last of the period of use, both within. */
  nightsFrom: string | null
  nightsTo: string | null
  productIds: readonly string[] | null
  slotId: string | null
  isByCounter: boolean | null
  methods: readonly string[]
  sellerIds: readonly string[]
  /** A part of an answer, folded. */
  answer: string
}

type Bind = (value: unknown) => string

/**
 * The conditions on `orders o` of the business `$1`. Each looks for orders by an index of its own,
 * so that the rarest of them can lead.
 */
export const narrowedTo = (by: OrderNarrowing, bind: Bind): string[] =>
  [...ofOrder(by, bind), ...ofUse(by, bind), ...ofContent(by, bind)].filter(
    (condition): condition is string => Boolean(condition),
  )

const ofOrder = (by: OrderNarrowing, bind: Bind) => [
  by.statuses.length > 0 && `o.status = any(${bind(by.statuses)})`,
  (by.orderedFrom || by.orderedTo) && orderedWithin(by, bind),
  by.isByCounter !== null && `o.created_by is ${by.isByCounter ? 'not ' : ''}null`,
  by.sellerIds.length > 0 && `o.created_by = any(${bind(by.sellerIds)}::uuid[])`,
  by.changedSince &&
    `o.id in (select order_id from audit where tenant_id = $1 and at >= ${bind(by.changedSince)} and order_id is not null)`,
  by.methods.length > 0 &&
    `o.id in (select order_id from payment where tenant_id = $1 and method = any(${bind(by.methods)}))`,
]

/**
 * The moment that a list shows for an order: that of its completion, else that of its creation.
 * Each is asked for by itself: under row-level security no index serves a coalesce.
 */
function orderedWithin({ orderedFrom, orderedTo }: OrderNarrowing, bind: Bind): string {
  const bounds = [
    orderedFrom && `>= ${bind(orderedFrom)}`,
    orderedTo && `< ${bind(orderedTo)}`,
  ].filter(Boolean)
  const within = (column: string) => bounds.map((bound) => `${column} ${bound}`).join(' and ')
  return `(${within('o.completed_at')} or o.completed_at is null and ${within('o.created_at')})`
}

function ofUse(by: OrderNarrowing, bind: Bind) {
  if (!by.usedFrom && !by.usedTo) return []
  const tickets = [
    'tenant_id = $1 and voided_at is null',
    by.usedTo && `begins_at < ${bind(by.usedTo)}`,
    by.usedFrom && `ends_at > ${bind(by.usedFrom)}`,
  ]
  const nights = [
    `b.tenant_id = $1 and b.status <> 'Canceled'`,
    by.nightsTo && `b.check_in <= ${bind(by.nightsTo)}`,
    by.nightsFrom && `b.check_out >= ${bind(by.nightsFrom)}`,
  ]
  return [
    `o.id in (
        select order_id from ticket where ${tickets.filter(Boolean).join(' and ')}
        union all
        select u.order_id
        from booking b
        join unit u on u.tenant_id = b.tenant_id and u.id = b.unit_id
        where ${nights.filter(Boolean).join(' and ')}
      )`,
  ]
}

const ofContent = (by: OrderNarrowing, bind: Bind) => {
  const products = by.productIds && bind(by.productIds)
  return [
    products &&
      `o.id in (
        select order_id from order_line where tenant_id = $1 and product_id = any(${products}::uuid[])
        union all
        select order_id from ticket where tenant_id = $1 and product_id = any(${products}::uuid[])
      )`,
    by.slotId &&
      `o.id in (select order_id from ticket where tenant_id = $1 and slot_id = ${bind(by.slotId)} and voided_at is null)`,
    by.answer &&
      `o.id in (select order_id from answer where tenant_id = $1 and folded like ${bind(partPattern(by.answer))})`,
  ]
}
