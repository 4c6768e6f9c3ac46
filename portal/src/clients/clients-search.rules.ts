import { clientSorts, type ClientSort } from '@guichet/contract/clients/client-sorts.ts'
import { listOf } from '../kit/tables/list-search.rules.ts'
import { choiceOf } from '../kit/text/address.rules.ts'

export const clientTabs = ['information', 'orders', 'note', 'duplicates'] as const
export type ClientTab = (typeof clientTabs)[number]
/** Search parameters of the page: the list, the open client and the open tab. */
export type ClientAddress = {
  q: string
  page: number
  size: number
  sort: ClientSort | `-${ClientSort}`
  peek: string
  tab: ClientTab
}

/** Values that equal a default are omitted from the address. */
export const clientDefaults: ClientAddress = {
  q: '',
  page: 1,
  size: 25,
  sort: 'lastName',
  peek: '',
  tab: 'information',
}

/** Reads the search from an address of any content: invalid values become the default. */
export const readClientSearch = (
  search: Record<string, unknown>,
): Partial<ClientAddress> & ClientAddress => ({
  ...listOf(search, clientSorts, clientDefaults.sort),
  tab: choiceOf(clientTabs, search.tab),
})
