import { quoteStatuses, type QuoteStatus } from '@guichet/contract/quotes/quote-status.ts'
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

export const statusesIn = (status: string): QuoteStatus[] =>
  quoteStatuses.filter((known) => status.split(',').includes(known))

/** An address may hold anything: whatever is not understood becomes the default. */
export function readQuotesSearch(
  search: Record<string, unknown>,
): Partial<QuotesAddress> & QuotesAddress {
  const { q, page, size } = listOf(search, ['number'], 'number')
  return {
    q,
    page,
    size,
    status: statusesIn(textOf(search.status)).join(','),
    from: dayOf(search.from),
    to: dayOf(search.to),
  }
}
