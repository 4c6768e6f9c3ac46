import { ticketSorts } from '@guichet/contract/tickets/lists/ticket-sorts.ts'
import { listOf, narrowingOf } from '../../kit/tables/list-search.rules.ts'

/** Filters of the list; empty values do not filter. */
export type TicketFilters = {
  type: string
  /** First and last day on which a ticket is valid; each may be open. */
  from: string
  to: string
  /** Comma-separated ids: activities and equipment categories, and single products. */
  categories: string
  products: string
}

export type TicketSort = (typeof ticketSorts)[number]
/** Parameters of the address; `ticket-filters.rules.ts` interprets the filters. */
export type TicketAddress = Partial<TicketFilters> & {
  q: string
  page: number
  size: number
  sort: TicketSort | `-${TicketSort}`
  peek: string
}

/** Defaults, which are omitted from the address; the latest sale comes first. */
export const ticketDefaults: TicketAddress = { q: '', page: 1, size: 25, sort: '-sold', peek: '' }

/** Reads the parameters of any address: invalid values become the default. */
export const readTicketSearch = (
  search: Record<string, unknown>,
): Partial<TicketAddress> & TicketAddress => ({
  ...narrowingOf(search),
  ...listOf(search, ticketSorts, ticketDefaults.sort),
})
