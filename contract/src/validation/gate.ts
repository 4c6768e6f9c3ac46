import { z } from 'zod'
import { kinds } from '../kinds.ts'
import { Bilingual, Id, Instant } from '../primitives.ts'

/**
 * Results of a scan. `used`: no entry is left now; `replaced`: the ticket has a newer code;
 * `noDate`: its date was never chosen, `lostDate`: its date was cancelled.
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

/** A ticket as the gate shows it. */
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
  /** Entries used so far; `isDaily`: one entry per day instead of a total. */
  entriesUsed: z.int(),
  isDaily: z.boolean(),
  lastEntryDateTimeUtc: Instant.nullable(),
  /** True when the whole order was refunded while its tickets stayed valid: they are admitted. */
  isOrderRefunded: z.boolean(),
  /** True when it was sold offline or is not sold yet: it is described by its slot. */
  isUnsettled: z.boolean().optional(),
})
