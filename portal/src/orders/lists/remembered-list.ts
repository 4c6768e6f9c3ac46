import { listDefaults, type ListSearch } from './orders-search.rules.ts'

/** The list as it was left, for the way back from an order, and where it is in the history. */
let last: ListSearch = listDefaults
let lastIndex: number | null = null

export const rememberList = (search: ListSearch, historyIndex: number) => {
  last = { ...search, peek: '' }
  lastIndex = historyIndex
}
export const rememberedList = (): ListSearch => last

/** A page that stands where the list was, or before it, has taken its place. */
export const forgetListFrom = (historyIndex: number) => {
  if (lastIndex !== null && historyIndex <= lastIndex) lastIndex = null
}
/** How many steps of the history lead back to the list; null where none does. */
export const stepsToList = (historyIndex: number): number | null =>
  lastIndex === null ? null : historyIndex - lastIndex
