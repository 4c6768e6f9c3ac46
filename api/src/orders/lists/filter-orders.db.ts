import { orderStatusOf } from '@guichet/contract/orders/order-status.ts'
import type { Transaction } from '../../platform/db/db.ts'
import { conditionOf, termsIn } from '../../platform/db/odata-condition.ts'
import type { Filter, FilterValue } from '../../platform/db/odata-filter.rules.ts'
import { columns, type FoundOrder } from './found-order.db.ts'
import { entriesContaining, meaningOf, type Meaning } from './search-orders.db.ts'

/** Fields by which orders can be filtered, with the types of their values. */
export const orderFields = {
  publicId: 'id',
  collaboratorPublicId: 'id',
  orderReferenceNumber: 'text',
  paymentReferenceNumber: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  postalCode: 'text',
  phone: 'text',
  searchTerm: 'search',
  status: 'choice',
  completedDateTimeUtc: 'instant',
  createdDateTimeUtc: 'instant',
  finalCost: 'number',
  hasFormAnswers: 'boolean',
} as const
type OrderField = keyof typeof orderFields

const columnOf: Record<Exclude<OrderField, 'collaboratorPublicId' | 'searchTerm'>, string> = {
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

function storedValue(field: OrderField, value: FilterValue): FilterValue {
  if (field === 'status' && value !== null) return orderStatusOf(String(value)) ?? value
  return typeof value === 'number' ? Math.round(value * 100) : value
}

type Filtering = {
  filter: Filter<OrderField> | null
  limit: number
  /** Returns the id of the ticket whose code a term is, or null. */
  scanned: (term: string) => string | null
}

/** The latest orders that match a filter, at most `limit`. */
export async function filterOrders(
  tx: Pick<Transaction, 'client'>,
  tenantId: string,
  { filter, limit, scanned }: Filtering,
): Promise<FoundOrder[]> {
  const values: unknown[] = [tenantId]
  const meanings = new Map<string, Meaning | null>()
  for (const term of filter ? termsIn(filter) : [])
    meanings.set(term, await meaningOf(tx, { tenantId, term, ticketId: scanned(term) }))
  const bind = (value: unknown) => `$${values.push(value)}`
  const found = (term: string) => {
    const meaning = meanings.get(term)
    if (!meaning) return 'true'
    return 'ids' in meaning
      ? `o.id = any(${bind(meaning.ids)}::uuid[])`
      : `o.id in (${entriesContaining(bind(meaning.pattern))})`
  }
  const condition = filter
    ? conditionOf(filter, { columnOf, bind, found, stored: storedValue })
    : 'true'
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
