import { ticketSorts } from '@guichet/contract/tickets/lists/ticket-sorts.ts'
import { listOf } from '../../kit/tables/list-search.rules.ts'
import { textsOf } from '../../kit/text/address.rules.ts'

export type TicketSort = (typeof ticketSorts)[number]
/** What narrows the list, as the address names it; `ticket-filters.rules.ts` understands them. */
export const ticketFilters = ['type', 'from', 'to', 'categories', 'products'] as const
/** Empty where nothing is narrowed. */
export type TicketFilters = {
  type: string
  /** Days between which a ticket is active; either may be left open. */
  from: string
  to: string
  /** Ids, with commas: activities and equipment categories, and single products. */
  categories: string
  products: string
}
export type TicketSearch = TicketFilters & {
  q: string
  page: number
  size: number
  sort: TicketSort | `-${TicketSort}`
  peek: string
}

/** What was bought last comes first; what equals a default is not written in the address. */
export const ticketDefaults: TicketSearch = {
  q: '',
  type: '',
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
): Partial<TicketSearch> & TicketSearch => ({
  ...textsOf(search, ticketFilters),
  ...listOf(search, ticketSorts, ticketDefaults.sort),
})
