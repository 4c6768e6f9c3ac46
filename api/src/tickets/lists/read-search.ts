import type { TicketQuery } from '@guichet/contract/tickets/lists/ticket-query.ts'
import type { Ctx } from '../../platform/contexts.ts'
import { fieldProblem } from '../../platform/field-problem.ts'
import { addDays, startOfDay } from '../../platform/zoned-time.ts'
import type { TicketCodes } from '../ticket-codes.ts'
import { assertClient, namedProducts } from './named-products.db.ts'
import type { TicketSearch, TicketSort } from './search-tickets.db.ts'
import { ticketMeaning } from './ticket-meaning.db.ts'

type Reader = Pick<Ctx, 'client' | 'db' | 'actor' | 'language'>

/**
 * What a query means.
 *
 * @throws InvalidRequest when its period ends before it begins
 * @throws NotFound when it names a product, a category or a client that is not there
 */
export async function readSearch(
  tx: Reader,
  codes: TicketCodes,
  query: TicketQuery,
): Promise<TicketSearch> {
  const { tenantId } = tx.actor
  const [, minus, sort] = /^(-?)(\w+)$/.exec(query.sort ?? '-sold')!
  if (query.userId) await assertClient(tx.db, tenantId, query.userId)
  return {
    tenantId,
    meaning: await ticketMeaning(tx, codes, { tenantId, term: query.query ?? '' }),
    kinds: [query.category, query.type].filter((kind) => kind !== undefined && kind !== 'all'),
    productIds: await namedProducts(tx.db, tenantId, query),
    clientId: query.userId ?? null,
    ...periodOf(tx, query),
    sort: sort as TicketSort,
    isDescending: minus === '-',
    language: tx.language,
  }
}

function periodOf(
  { actor: { timeZone }, language }: Reader,
  { activePeriodStart: start, activePeriodEnd: end }: TicketQuery,
): Pick<TicketSearch, 'activeFrom' | 'activeTo'> {
  const activeFrom = start === undefined ? null : instantOf(start, 0, timeZone)
  const activeTo = end === undefined ? null : instantOf(end, 1, timeZone)
  if (activeFrom && activeTo && activeTo <= activeFrom)
    throw fieldProblem('activePeriodEnd', 'order', language)
  return { activeFrom, activeTo }
}

/** A date means the begin of its day, or, `days` later, the end of it. */
const instantOf = (when: string, days: 0 | 1, timeZone: string): string =>
  when.length > 10 ? when : startOfDay(addDays(when, days), timeZone)
