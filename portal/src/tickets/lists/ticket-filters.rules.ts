import { ticketKinds } from '@guichet/contract/tickets/lists/ticket-query.ts'
import { narrowingOf } from '../../kit/tables/list-search.rules.ts'
import { choiceOf, dayOf, idsOf } from '../../kit/text/address.rules.ts'
import { textsOf } from '../../kit/text/texts-of.rules.ts'
import type { TicketFilters } from './tickets-search.rules.ts'
import { ticketDefaults, type TicketAddress } from './tickets-search.rules.ts'

export type TicketSearch = TicketAddress & TicketFilters
const filterNames = ['type', 'from', 'to', 'categories', 'products'] as const
const types = ['', ...ticketKinds] as const

export const noFilters = (): TicketFilters => textsOf({}, filterNames)
/** The unfiltered list. */
export const searchDefaults: TicketSearch = { ...ticketDefaults, ...noFilters() }

/** The search of an address: invalid filters are dropped. */
export function understood({ q, page, size, sort, peek, ...given }: TicketAddress): TicketSearch {
  const filters = textsOf(given, filterNames)
  const [from, to] = [dayOf(filters.from), dayOf(filters.to)]
  return {
    q,
    page,
    size,
    sort,
    peek,
    type: choiceOf(types, filters.type),
    from,
    to: to < from ? '' : to,
    categories: idsOf(filters.categories),
    products: idsOf(filters.products),
  }
}
/** The parameters of a search: empty filters are omitted. */
export const addressed = ({
  q,
  page,
  size,
  sort,
  peek,
  ...filters
}: TicketSearch): TicketAddress => ({ ...narrowingOf(filters), q, page, size, sort, peek })
