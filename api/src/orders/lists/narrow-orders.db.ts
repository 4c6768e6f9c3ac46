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
type Condition = string | false | '' | null
const given = (conditions: readonly Condition[]) =>
  conditions.filter((condition): condition is string => Boolean(condition))

/** The conditions on the columns of `orders o` of the business `$1`. */
export const narrowedByColumns = (by: OrderNarrowing, bind: Bind): string[] =>
  given([
    by.statuses.length > 0 && `o.status = any(${bind(by.statuses)})`,
    (by.orderedFrom || by.orderedTo) && orderedWithin(by, bind),
    by.isByCounter !== null && `o.created_by is ${by.isByCounter ? 'not ' : ''}null`,
    by.sellerIds.length > 0 && `o.created_by = any(${bind(by.sellerIds)}::uuid[])`,
  ])

/**
 * What else an order has that narrows a list, each as a select of ids of orders of the business
 * `$1` by an index of its own.
 */
export const narrowedByContent = (by: OrderNarrowing, bind: Bind): string[] => {
  const products = by.productIds && bind(by.productIds)
  return given([
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
 * The moment that a list shows for an order: that of its completion, else that of its creation.
 * Each is asked for by itself: under row-level security no index serves a coalesce.
 */
function orderedWithin({ orderedFrom, orderedTo }: OrderNarrowing, bind: Bind): string {
  const bounds = given([
    orderedFrom && `>= ${bind(orderedFrom)}`,
    orderedTo && `< ${bind(orderedTo)}`,
  ])
  const within = (column: string) => bounds.map((bound) => `${column} ${bound}`).join(' and ')
  return `(${within('o.completed_at')} or o.completed_at is null and ${within('o.created_at')})`
}

function usedWithin(by: OrderNarrowing, bind: Bind): string {
  const tickets = given([
    'tenant_id = $1 and voided_at is null',
    by.usedTo && `begins_at < ${bind(by.usedTo)}`,
    by.usedFrom && `ends_at > ${bind(by.usedFrom)}`,
  ])
  const nights = given([
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
