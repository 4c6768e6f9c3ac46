import { textOf } from '../../kit/text/address.rules.ts'

/** Filter of a list of the catalogue, in the address; the page interprets the state. */
export type CatalogueSearch = { q?: string; state?: string }

/** Reads the filter from an address of any content; empty texts are dropped. */
export function readCatalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  const q = textOf(search.q).slice(0, 200)
  const state = textOf(search.state).slice(0, 20)
  return { ...(q && { q }), ...(state && { state }) }
}
