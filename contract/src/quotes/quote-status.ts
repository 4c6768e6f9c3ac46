/**
 * `Expired`: sent and not accepted by its last day. An accepted quote never expires: its price
 * stays.
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

/** Formats the number of a quote: S-000123. */
export const quoteNumber = (number: number): string => `S-${String(number).padStart(6, '0')}`
