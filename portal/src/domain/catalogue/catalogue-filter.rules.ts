import { saleStates, type CatalogueSale, type SaleState } from '@guichet/contract/catalogue-sale.ts'
import { fold } from '@guichet/contract/fold.ts'
import type { CatalogueSearch } from './catalogue-search.rules.ts'

/** Filter of a list; absent members do not filter. */
export type CatalogueFilter = { q?: string; state?: SaleState }
type Row = { sale: CatalogueSale }

/** The filter in an address; a state that does not exist is dropped. */
export function filterOf({ q, state }: CatalogueSearch): CatalogueFilter {
  const known = saleStates.find((each) => each === state)
  return { ...(q && { q }), ...(known && { state: known }) }
}

/**
 * Whether a row is kept: each word of the search is in one of its texts, in any language, and its
 * state is the chosen one.
 */
export const keepsRow = (
  { q = '', state }: CatalogueFilter,
  { sale }: Row,
  texts: readonly (string | null)[],
): boolean => {
  if (state && sale.state !== state) return false
  const folded = texts.map((text) => fold(text ?? ''))
  return q
    .split(/\s+/)
    .map(fold)
    .every((word) => folded.some((text) => text.includes(word)))
}

/** How many rows are in each state, without the states of none. */
export const countedStates = (rows: readonly Row[]): { state: SaleState; count: number }[] =>
  saleStates
    .map((state) => ({ state, count: rows.filter(({ sale }) => sale.state === state).length }))
    .filter(({ count }) => count > 0)

/** A shorter list is seen as a whole. */
export const filteredFrom = 9
