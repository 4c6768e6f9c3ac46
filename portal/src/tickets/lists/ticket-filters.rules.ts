import { ticketKinds } from '@guichet/contract/tickets/lists/ticket-query.ts'
import { choiceOf, dayOf, idsOf } from '../../kit/text/address.rules.ts'
import type { TicketFilters } from './tickets-search.rules.ts'

const types = ['', ...ticketKinds] as const

/** The search that an address means: filters that are not understood narrow nothing. */
export function understood<Search extends TicketFilters>(search: Search): Search {
  const [from, to] = [dayOf(search.from), dayOf(search.to)]
  return {
    ...search,
    type: choiceOf(types, search.type),
    from,
    to: to < from ? '' : to,
    categories: idsOf(search.categories),
    products: idsOf(search.products),
  }
}
