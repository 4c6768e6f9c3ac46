import { quoteStatuses, type QuoteStatus } from '@guichet/contract/quotes/quote-status.ts'

/** The statuses that an address names. */
export const statusesIn = (status: string): QuoteStatus[] =>
  quoteStatuses.filter((known) => status.split(',').includes(known))
