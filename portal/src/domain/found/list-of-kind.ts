import type { SearchKind } from '@guichet/contract/search/search-kinds.ts'

type ListPath = '/orders' | '/tickets' | '/clients' | '/quotes'
/** The list that accepts the same search term, for kinds that have one. */
export const listOfKind: Partial<Record<SearchKind, ListPath>> = {
  order: '/orders',
  ticket: '/tickets',
  client: '/clients',
  quote: '/quotes',
}
