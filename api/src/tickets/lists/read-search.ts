import type { TicketQuery } from '@guichet/contract/tickets/lists/ticket-query.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { periodOf } from '../../platform/values/period.ts'
import type { TicketCodes } from '../ticket-codes.ts'
import { assertClient, namedProducts } from './named-products.db.ts'
import type { TicketSearch, TicketSort } from './search-tickets.db.ts'
import { ticketMeaning } from './ticket-meaning.db.ts'

/** The person who reads, or the business for which a background job reads. */
export type Reader = Pick<Ctx, 'client' | 'db' | 'language' | 'tenantId' | 'timeZone'>

/**
 * Resolves a query to a search.
 *
 * @throws InvalidRequest when its period ends before it begins
 * @throws NotFound when it names an unknown product, category or client
 */
export async function readSearch(
  tx: Reader,
  codes: TicketCodes,
  query: TicketQuery,
): Promise<TicketSearch> {
  const { tenantId } = tx
  const [, minus, sort] = /^(-?)(\w+)$/.exec(query.sort ?? '-sold')!
  if (query.userId) await assertClient(tx.db, tenantId, query.userId)
  const active = periodOf({
    start: query.activePeriodStart,
    end: query.activePeriodEnd,
    endField: 'activePeriodEnd',
    timeZone: tx.timeZone,
    language: tx.language,
  })
  return {
    tenantId,
    meaning: await ticketMeaning(tx, codes, { tenantId, term: query.query ?? '' }),
    kinds: [query.category, query.type].filter((kind) => kind !== undefined && kind !== 'all'),
    productIds: await namedProducts(tx.db, tenantId, query),
    clientId: query.userId ?? null,
    activeFrom: active.from,
    activeTo: active.to,
    sort: sort as TicketSort,
    isDescending: minus === '-',
    language: tx.language,
  }
}
