import { z } from 'zod'
import { Choice, Instant, Integer, LocalDate, Required } from '../primitives.ts'

/** Means by which a client gave or withdrew consent. */
export const consentMeans = ['inPerson', 'phone', 'email', 'paperForm', 'webForm'] as const
/** Maximum length of a consent text in characters. */
export const consentTextLimit = 1000

export const ConsentText = z.strictObject({
  /** Increases with each change; a consent names the version that was read. */
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
  means: Choice(consentMeans),
  /** Day of the client's answer, not in the future. */
  saidOn: LocalDate,
  /** Required for a consent: the version of the text that was read or shown. */
  textVersion: Integer(1, 1_000_000).optional(),
})

export const Consents = z.strictObject({
  /** The current consent; null when the client never answered, which is no consent. */
  isGiven: z.boolean().nullable(),
  /** All answers, latest first. */
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
