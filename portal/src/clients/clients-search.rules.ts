import { clientSorts, type ClientSort } from '@guichet/contract/clients/client-sorts.ts'
import { listOf } from '../kit/tables/list-search.rules.ts'
import { choiceOf } from '../kit/text/address.rules.ts'

export const clientTabs = ['information', 'orders', 'note', 'duplicates'] as const
export type ClientTab = (typeof clientTabs)[number]
/** What the address says: the list, the client that is looked at, and what of them. */
export type ClientAddress = {
  q: string
  page: number
  size: number
  sort: ClientSort | `-${ClientSort}`
  peek: string
  tab: ClientTab
}

/** What equals a default is not written in the address. */
export const clientDefaults: ClientAddress = {
  q: '',
  page: 1,
  size: 25,
  sort: 'lastName',
  peek: '',
  tab: 'information',
}

/** An address may hold anything: whatever is not understood becomes the default. */
export const readClientSearch = (
  search: Record<string, unknown>,
): Partial<ClientAddress> & ClientAddress => ({
  ...listOf(search, clientSorts, clientDefaults.sort),
  tab: choiceOf(clientTabs, search.tab),
})
