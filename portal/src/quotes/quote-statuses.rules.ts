import { quoteStatuses, type QuoteStatus } from '@guichet/contract/quotes/quote-status.ts'

/** Valid statuses in an address. */
export const statusesIn = (status: string): QuoteStatus[] =>
  quoteStatuses.filter((known) => status.split(',').includes(known))
