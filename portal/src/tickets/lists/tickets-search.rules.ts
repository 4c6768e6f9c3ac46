import { ticketSorts } from '@guichet/contract/tickets/lists/ticket-sorts.ts'
import { listOf } from '../../kit/tables/list-search.rules.ts'
import { choiceOf, dayOf, idsOf } from '../../kit/text/address.rules.ts'

export type TicketSort = (typeof ticketSorts)[number]
const types = ['all', 'daily_ticket', 'season_pass', 'equipment_rental'] as const
export type TicketType = (typeof types)[number]
export type TicketSearch = {
  q: string
  type: TicketType
  /** Days between which a ticket is active; either may be left open. */
  from: string
  to: string
  /** Ids, with commas: activities and equipment categories, and single products. */
  categories: string
  products: string
  page: number
  size: number
  sort: TicketSort | `-${TicketSort}`
  peek: string
}

/** What was bought last comes first; what equals a default is not written in the address. */
export const ticketDefaults: TicketSearch = {
  q: '',
  type: 'all',
  from: '',
  to: '',
  categories: '',
  products: '',
  page: 1,
  size: 25,
  sort: '-sold',
  peek: '',
}

/** An address may hold anything: whatever is not understood becomes the default. */
export const readTicketSearch = (
  search: Record<string, unknown>,
): Partial<TicketSearch> & TicketSearch => {
  const [from, to] = [dayOf(search.from), dayOf(search.to)]
  return {
    ...listOf(search, ticketSorts, ticketDefaults.sort),
    type: choiceOf(types, search.type),
    from,
    to: to < from ? '' : to,
    categories: idsOf(search.categories),
    products: idsOf(search.products),
  }
}
