import { z } from 'zod'
import { Chosen, Instant, Integer, LocalDate, Required } from '../primitives.ts'

/** How a client has said it. */
export const consentMeans = ['inPerson', 'phone', 'email', 'paperForm', 'webForm'] as const
/** Characters of the text that is read or shown to them. */
export const consentTextLimit = 1000

export const ConsentText = z.strictObject({
  /** Counts up with each change; a consent names the one that was read. */
  version: z.int(),
  fr: z.string(),
  en: z.string(),
  createdDateTimeUtc: Instant,
})
export const ConsentTextBody = z.strictObject({
  fr: Required(consentTextLimit),
  en: Required(consentTextLimit),
})

export const ConsentBody = z.strictObject({
  isGiven: z.boolean('type'),
  means: Chosen(consentMeans),
  /** The day on which they said it; not after today. */
  saidOn: LocalDate,
  /** Of a consent: the text that was read or shown. */
  textVersion: Integer(1, 1_000_000).optional(),
})

export const Consents = z.strictObject({
  /** What counts now; null where they were never asked, which is no consent. */
  isGiven: z.boolean().nullable(),
  /** What was said, the latest first. */
  history: z.array(
    z.strictObject({
      isGiven: z.boolean(),
      means: z.enum(consentMeans),
      saidOn: z.string(),
      text: ConsentText.nullable(),
      recordedBy: z.string().nullable(),
      recordedDateTimeUtc: Instant,
    }),
  ),
})
export type Consents = z.output<typeof Consents>
