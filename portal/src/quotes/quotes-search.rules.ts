import { listOf } from '../kit/tables/list-search.rules.ts'
import { dayOf, textOf } from '../kit/text/address.rules.ts'

/** Parameters in the address of the list. */
export type QuotesAddress = {
  q: string
  page: number
  size: number
  /** Comma-separated statuses; empty for all. */
  status: string
  from: string
  to: string
}
export const quotesDefaults: QuotesAddress = {
  q: '',
  page: 1,
  size: 25,
  status: '',
  from: '',
  to: '',
}

/** Parameters of an address; defaults are omitted. */
export const addressOf = (search: QuotesAddress): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name, value]) => value !== quotesDefaults[name as keyof QuotesAddress])
      .map(([name, value]) => [name, String(value)]),
  )

/** Reads the parameters of any address: invalid values become the default. */
export function readQuotesSearch(search: Record<string, unknown>): QuotesAddress {
  const { q, page, size } = listOf(search, [], '')
  return {
    q,
    page,
    size,
    status: textOf(search.status),
    from: dayOf(search.from),
    to: dayOf(search.to),
  }
}
