import type { Transaction } from '../../platform/db/db.ts'
import { conditionOf, termsIn } from '../../platform/db/odata-condition.ts'
import type { Filter } from '../../platform/db/odata-filter.rules.ts'
import { matchCap } from '../../platform/db/search-term.ts'
import { columns, joined } from './search-tickets.db.ts'
import { partlyFound, type TicketMeaning } from './ticket-meaning.db.ts'
import type { FoundTicket } from './ticket-row.view.ts'

/** Fields by which tickets can be filtered, with the types of their values. */
export const ticketFields = {
  publicId: 'id',
  collaboratorPublicId: 'id',
  ticketReferenceKey: 'text',
  orderReferenceKey: 'text',
  category: 'choice',
  status: 'choice',
  productId: 'id',
  userId: 'id',
  isVoided: 'boolean',
  createdDateTimeUtc: 'instant',
  activationDateTimeUtc: 'instant',
  activePeriodStartDateTimeUtc: 'instant',
  activePeriodStopDateTimeUtc: 'instant',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  postalCode: 'text',
  hasFormAnswers: 'boolean',
  vendorFormAnswers: 'text',
  ownerFormAnswers: 'text',
  searchTerm: 'search',
} as const
type TicketField = keyof typeof ticketFields

/** Each answer as `question: answer`, so that both can be searched. */
const answers = (which: string) => `(
    select string_agg(a.question_text || ': ' || a.answer, chr(10) order by a.position, a.id)
    from answer a
    where a.tenant_id = $1 and ${which}
  )`
const columnOf: Record<Exclude<TicketField, 'collaboratorPublicId' | 'searchTerm'>, string> = {
  publicId: 'f.id',
  ticketReferenceKey: 'f.reference',
  orderReferenceKey: 'f.order_reference',
  category: 'f.kind::text',
  status: 'f.state',
  productId: 'f.product_id',
  userId: 'f.client_id',
  isVoided: '(f.voided_at is not null)',
  createdDateTimeUtc: 'f.sold_at',
  activationDateTimeUtc: 'f.begins_at',
  activePeriodStartDateTimeUtc: 'f.begins_at',
  activePeriodStopDateTimeUtc: 'f.ends_at',
  firstName: 'f.first_name',
  lastName: 'f.last_name',
  email: 'f.email',
  phone: 'f.phone',
  postalCode: 'f.postal_code',
  hasFormAnswers: 'f.has_answers',
  vendorFormAnswers: answers('a.order_id = f.order_id and a.ticket_id is null'),
  ownerFormAnswers: answers('a.ticket_id = f.id'),
}

type Filtering = {
  filter: Filter<TicketField> | null
  limit: number
  meaningOf: (term: string) => Promise<TicketMeaning | null>
}

/** The latest tickets that match a filter, at most `limit`. */
export async function filterTickets(
  tx: Pick<Transaction, 'client'>,
  tenantId: string,
  { filter, limit, meaningOf }: Filtering,
): Promise<FoundTicket[]> {
  const values: unknown[] = [tenantId]
  const meanings = new Map<string, TicketMeaning | null>()
  for (const term of filter ? termsIn(filter) : []) meanings.set(term, await meaningOf(term))
  const bind = (value: unknown) => `$${values.push(value)}`
  const found = (term: string) => conditionOfMeaning(meanings.get(term) ?? null, bind)
  const condition = filter ? conditionOf(filter, { columnOf, bind, found }) : 'true'
  const { rows } = await tx.client.query<FoundTicket>(
    `select *
      from (select ${columns}, t.order_id from ticket t ${joined} where t.tenant_id = $1) f
      where ${condition}
      order by f.sold_at desc, f.id desc
      limit ${limit}`,
    values,
  )
  return rows
}

function conditionOfMeaning(
  meaning: TicketMeaning | null,
  bind: (value: unknown) => string,
): string {
  if (!meaning) return 'true'
  if ('ticketIds' in meaning) return `f.id = any(${bind(meaning.ticketIds)}::uuid[])`
  if ('orderIds' in meaning) return `f.order_id = any(${bind(meaning.orderIds)}::uuid[])`
  const { pattern } = meaning
  const part = { pattern, bound: bind(pattern), where: 't.tenant_id = $1', most: matchCap }
  return `f.id in (with ${partlyFound(part)} select id from matched)`
}
