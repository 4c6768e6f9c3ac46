import { ticketSorts } from '@guichet/contract/tickets/lists/ticket-sorts.ts'
import { listOf, narrowingOf } from '../../kit/tables/list-search.rules.ts'

/** What narrows the list; empty where it narrows nothing. */
export type TicketFilters = {
  type: string
  /** Days between which a ticket is active; either may be left open. */
  from: string
  to: string
  /** Ids, with commas: activities and equipment categories, and single products. */
  categories: string
  products: string
}

export type TicketSort = (typeof ticketSorts)[number]
/** What the address says; `ticket-filters.rules.ts` understands what narrows the list. */
export type TicketAddress = Partial<TicketFilters> & {
  q: string
  page: number
  size: number
  sort: TicketSort | `-${TicketSort}`
  peek: string
}

/** What was bought last comes first; what equals a default is not written in the address. */
export const ticketDefaults: TicketAddress = { q: '', page: 1, size: 25, sort: '-sold', peek: '' }

/** An address may hold anything: whatever is not understood becomes the default. */
export const readTicketSearch = (
  search: Record<string, unknown>,
): Partial<TicketAddress> & TicketAddress => ({
  ...narrowingOf(search),
  ...listOf(search, ticketSorts, ticketDefaults.sort),
})
