import { listDefaults, type ListSearch } from './orders-search.rules.ts'

/** The list as it was left, for the way back from an order. */
let last: ListSearch = listDefaults
export const rememberList = (search: ListSearch) => {
  last = { ...search, peek: '' }
}
export const rememberedList = (): ListSearch => last
