import { listOf } from '../kit/tables/list-search.rules.ts'
import { dayOf, textOf } from '../kit/text/address.rules.ts'

/** What the address of the list says. */
export type QuotesAddress = {
  q: string
  page: number
  size: number
  /** Statuses with commas; all of them where there is none. */
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

/** The address of a list; what equals a default is not written in it. */
export const addressOf = (search: QuotesAddress): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search)
      .filter(([name, value]) => value !== quotesDefaults[name as keyof QuotesAddress])
      .map(([name, value]) => [name, String(value)]),
  )

/** An address may hold anything: whatever is not understood becomes the default. */
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
