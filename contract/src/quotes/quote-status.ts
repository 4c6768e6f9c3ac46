/**
 * `Expired`: sent, and its last day is over. Who accepted in time keeps the price: an accepted
 * quote does not expire.
 */
export const quoteStatuses = [
  'Draft',
  'Sent',
  'Accepted',
  'Declined',
  'Expired',
  'Converted',
] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

/** The number as people read it: S-000123. */
export const quoteNumber = (number: number): string => `S-${String(number).padStart(6, '0')}`
