import { z } from 'zod'
import { Bilingual, Choice, Id, Instant, LanguageCode, TenantId, Text } from '../primitives.ts'
import { clientSorts } from './client-sorts.ts'

/** Maximum length of a stored note in characters. Source: specification 2, section 5. */
export const clientNoteLimit = 10_000

/**
 * Filter and order of a list of clients. `searchTerm` is a part of the name, the email, the phone
 * number or the postal code; accents, case and spaces do not matter.
 */
export const ClientQuery = z.strictObject({
  collaboratorPublicId: TenantId.optional(),
  searchTerm: Text(200).optional(),
  /** A column name, with a leading `-` for descending order. */
  sort: Choice([...clientSorts, ...clientSorts.map((sort) => `-${sort}` as const)]).optional(),
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
  /** Names of the activities that the client bought. */
  activities: z.array(Bilingual),
  /** The client's last answer about marketing messages; null when there is none. */
  consent: z.strictObject({ isGiven: z.boolean(), saidOn: z.string() }).nullable(),
  /** Completion time of the newest order; null when there is none. */
  lastTransactionDateTimeUtc: Instant.nullable(),
})
export type Client = z.output<typeof Client>
