import { z } from 'zod'
import { kinds } from '../kinds.ts'
import { Bilingual, Id, Instant } from '../primitives.ts'

/**
 * What came of reading a code. `used`: it gives no further entry now; `replaced`: the ticket has
 * another code since; `noDate`: its day was never chosen, `lostDate`: it lost the one that it had.
 */
export const scanResults = [
  'accepted',
  'used',
  'voided',
  'blocked',
  'replaced',
  'lostDate',
  'noDate',
  'tooEarly',
  'over',
  'pictureMissing',
  'otherBusiness',
  'forged',
  'unknown',
] as const
export type ScanResult = (typeof scanResults)[number]

/** What the gate shows of a ticket. */
export const GateTicket = z.strictObject({
  publicId: Id,
  ticketReferenceKey: z.string(),
  category: z.enum(kinds),
  title: Bilingual,
  description: Bilingual.nullable(),
  holderName: z.string().nullable(),
  picture: z.string().nullable(),
  activePeriodStartDateTimeUtc: Instant.nullable(),
  activePeriodStopDateTimeUtc: Instant.nullable(),
  /** Entries so far of those that it gives; `isDaily`: it gives one on each of its days. */
  entriesUsed: z.int(),
  isDaily: z.boolean(),
  lastEntryDateTimeUtc: Instant.nullable(),
  /** The whole order was refunded and its tickets were kept, which lets them in all the same. */
  isOrderRefunded: z.boolean(),
  /** Sold without a network, or not sold at all yet: it is named after its slot. */
  isUnsettled: z.boolean().optional(),
})
