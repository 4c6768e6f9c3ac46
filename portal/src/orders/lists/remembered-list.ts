import { RememberedList } from '../../kit/tables/remembered-list.ts'
import { listDefaults, type ListSearch } from './orders-search.rules.ts'

const list = new RememberedList<ListSearch>(listDefaults)

export const rememberList = (search: ListSearch, historyIndex: number): void =>
  list.remember(search, historyIndex)
export const rememberedList = (): ListSearch => list.search()
export const forgetListFrom = (historyIndex: number): void => list.forgetFrom(historyIndex)
export const stepsToList = (historyIndex: number): number | null => list.steps(historyIndex)
