import { z } from 'zod'
import { Bilingual, Chosen, Id, Instant, LanguageCode, TenantId, Text } from '../primitives.ts'
import { clientSorts } from './client-sorts.ts'

/** Characters of a note as it is stored. Source: specification 2, section 5. */
export const clientNoteLimit = 10_000

/**
 * Which clients are meant, and in which order: a part of the name, the email, the phone number or
 * the postal code, without regard to accents, capitals and spaces.
 */
export const ClientQuery = z.strictObject({
  collaboratorPublicId: TenantId.optional(),
  searchTerm: Text(200).optional(),
  /** A column, with a leading `-` for descending. */
  sort: Chosen([...clientSorts, ...clientSorts.map((sort) => `-${sort}` as const)]).optional(),
})
export type ClientQuery = z.output<typeof ClientQuery>

export const Client = z.strictObject({
  profilePublicId: Id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  birthYear: z.int().nullable(),
  gender: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  postalCode: z.string().nullable(),
  language: LanguageCode,
  /** The names of the activities of which something was bought. */
  activities: z.array(Bilingual),
  /** What they said last about messages that are not about an order; null when never asked. */
  consent: z.strictObject({ isGiven: z.boolean(), saidOn: z.string() }).nullable(),
  /** When the newest order was completed; null before the first. */
  lastTransactionDateTimeUtc: Instant.nullable(),
})
export type Client = z.output<typeof Client>
