import { orderStatusOf } from '@guichet/contract/orders/order-status.ts'
import type { Opened } from '../../platform/db.ts'
import type { Comparison, FilterField, OrderFilter, TextFunction } from './odata-filter.rules.ts'
import { columns, escapeLike, termOf, type FoundOrder } from './search-orders.db.ts'

type Column = Exclude<FilterField, 'collaboratorPublicId' | 'searchTerm'>
const columnOf: Record<Column, string> = {
  publicId: 'o.id',
  orderReferenceNumber: 'o.reference',
  paymentReferenceNumber: 'o.payment_reference',
  firstName: 'o.first_name',
  lastName: 'o.last_name',
  email: 'o.email',
  postalCode: 'o.postal_code',
  phone: 'o.phone',
  status: 'o.status',
  completedDateTimeUtc: 'o.completed_at',
  createdDateTimeUtc: 'o.created_at',
  finalCost: 'o.final_cents',
  hasFormAnswers: 'o.has_answers',
}
const operators: Record<Comparison, string> = {
  eq: 'is not distinct from',
  ne: 'is distinct from',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
}
const patterns: Record<TextFunction, (text: string) => string> = {
  contains: (text) => `%${text}%`,
  startswith: (text) => `${text}%`,
  endswith: (text) => `%${text}`,
}

/** Adds a value of the statement. @returns how the statement names it */
type Bind = (value: unknown) => string

/** A condition that is true or false, never unknown: `not` must turn it round. */
function conditionOf(filter: OrderFilter, bind: Bind): string {
  switch (filter.is) {
    case 'not':
      return `not ${conditionOf(filter.of, bind)}`
    case 'and':
    case 'or':
      return `(${filter.all.map((part) => conditionOf(part, bind)).join(` ${filter.is} `)})`
    case 'text':
      return filter.field === 'searchTerm'
        ? found(filter.value, bind)
        : `coalesce(${columnOf[filter.field as Column]} ilike ${bind(patterns[filter.by](escapeLike(filter.value)))}, false)`
    default:
      return comparisonOf(filter, bind)
  }
}

/** Everything that a search looks in, without regard to accents, capitals and spaces. */
const found = (term: string, bind: Bind) =>
  `o.id in (
    select id
    from search_entry
    where tenant_id = $1 and kind = 'order' and text like ${bind(`%${escapeLike(termOf(term))}%`)}
  )`

function comparisonOf(
  { field, by, value }: Extract<OrderFilter, { is: 'compared' }>,
  bind: Bind,
): string {
  // The caller saw to it that no other business is named.
  if (field === 'collaboratorPublicId') return String(by === 'eq')
  const column = columnOf[field as Column]
  return `coalesce(${column} ${operators[by]} ${bind(storedValue(field, value))}, false)`
}

function storedValue(field: FilterField, value: string | number | boolean | null) {
  if (field === 'status' && value !== null) return orderStatusOf(String(value)) ?? value
  return typeof value === 'number' ? Math.round(value * 100) : value
}

/** The latest orders that a filter means, at most `limit`. */
export async function filterOrders(
  { client }: Pick<Opened, 'client'>,
  tenantId: string,
  { filter, limit }: { filter: OrderFilter | null; limit: number },
): Promise<FoundOrder[]> {
  const values: unknown[] = [tenantId]
  const condition = filter ? conditionOf(filter, (value) => `$${values.push(value)}`) : 'true'
  const { rows } = await client.query<FoundOrder>(
    `select *
      from (select ${columns} from orders o where o.tenant_id = $1) o
      where ${condition}
      order by o.completed_at desc nulls last, o.id desc
      limit ${limit}`,
    values,
  )
  return rows
}
