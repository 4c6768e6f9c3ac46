import { z } from 'zod'
import { Dollars, Id, Instant, LocalDate } from '../primitives.ts'
import { quoteStatuses } from './quote-status.ts'

/** A quote in a list. It is separate from `Quote` because the search, on every page, loads it. */
export const QuoteRow = z.strictObject({
  publicId: Id,
  number: z.string(),
  status: z.enum(quoteStatuses),
  title: z.string(),
  clientName: z.string(),
  email: z.string().nullable(),
  finalCost: Dollars,
  eventOn: LocalDate.nullable(),
  expiresOn: LocalDate,
  createdDateTimeUtc: Instant,
  isHeld: z.boolean(),
})
