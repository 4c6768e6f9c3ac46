import { orderStatusOf } from '@guichet/contract/orders/order-status.ts'
import type { Opened } from '../../platform/db.ts'
import {
  termsIn,
  type Comparison,
  type FilterField,
  type OrderFilter,
  type TextFunction,
} from './odata-filter.rules.ts'
import {
  columns,
  escapeLike,
  meaningOf,
  partly,
  type FoundOrder,
  type Meaning,
} from './search-orders.db.ts'

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

type Statement = {
  /** Adds a value of the statement. @returns how the statement names it */
  bind: (value: unknown) => string
  /** What each searched term means, as the list of orders understands it. */
  meanings: ReadonlyMap<string, Meaning | null>
}

/** A condition that is true or false, never unknown: `not` must turn it round. */
function conditionOf(filter: OrderFilter, statement: Statement): string {
  switch (filter.is) {
    case 'not':
      return `not ${conditionOf(filter.of, statement)}`
    case 'and':
    case 'or':
      return `(${filter.all.map((part) => conditionOf(part, statement)).join(` ${filter.is} `)})`
    case 'text':
      return filter.field === 'searchTerm'
        ? found(filter.value, statement)
        : `coalesce(${columnOf[filter.field as Column]} ilike ${statement.bind(patterns[filter.by](escapeLike(filter.value)))}, false)`
    default:
      return comparisonOf(filter, statement)
  }
}

function found(term: string, { bind, meanings }: Statement): string {
  const meaning = meanings.get(term)
  if (!meaning) return 'true'
  return 'ids' in meaning
    ? `o.id = any(${bind(meaning.ids)}::uuid[])`
    : `o.id in (${partly(bind(meaning.pattern))})`
}

function comparisonOf(
  { field, by, value }: Extract<OrderFilter, { is: 'compared' }>,
  { bind }: Statement,
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

type Filtering = {
  filter: OrderFilter | null
  limit: number
  /** The ticket whose code a term is. */
  scanned: (term: string) => string | null
}

/** The latest orders that a filter means, at most `limit`. */
export async function filterOrders(
  tx: Pick<Opened, 'client'>,
  tenantId: string,
  { filter, limit, scanned }: Filtering,
): Promise<FoundOrder[]> {
  const values: unknown[] = [tenantId]
  const meanings = new Map<string, Meaning | null>()
  for (const term of filter ? termsIn(filter) : [])
    meanings.set(term, await meaningOf(tx, { tenantId, term, ticketId: scanned(term) }))
  const bind = (value: unknown) => `$${values.push(value)}`
  const condition = filter ? conditionOf(filter, { bind, meanings }) : 'true'
  const { rows } = await tx.client.query<FoundOrder>(
    `select *
      from (select ${columns} from orders o where o.tenant_id = $1) o
      where ${condition}
      order by o.completed_at desc nulls last, o.id desc
      limit ${limit}`,
    values,
  )
  return rows
}
