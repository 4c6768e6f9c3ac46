import { z } from 'zod'
import { Bilingual, Id, Instant, Integer, LocalDate, Text } from '../../primitives.ts'

/** Maximum number of people of a party. */
export const mostMembers = 50

/**
 * Measures of a person, without a name. A birth date takes precedence over an age. `boot` is
 * compared with the names of sizes, in mondopoint or any other system: 26.5, 265, 42.
 */
export const PartyMember = z.strictObject({
  birthDate: LocalDate.nullable().optional(),
  age: Integer(0, 120).nullable().optional(),
  /** In centimetres. */
  height: Integer(40, 250).nullable().optional(),
  boot: Text(10).trim().optional(),
})

/** A person as stored with an order. */
export const StoredMember = z.strictObject({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: LocalDate.nullable(),
  /** Age on the day of the visit; as stated when the birth date is unknown. */
  age: z.int().nullable(),
  height: z.int().nullable(),
  boot: z.string().nullable(),
})
export type StoredMember = z.output<typeof StoredMember>

/** The first named person of a party, and the number of the others. */
export const FirstOfParty = z.strictObject({ name: z.string(), others: z.int() })
export type FirstOfParty = z.output<typeof FirstOfParty>

/** The current state of a person's unit. */
export const MemberPiece = z.strictObject({
  unitPublicId: Id,
  /** Title with the size, once it is chosen. */
  productTitle: Bilingual,
  categoryTitle: Bilingual.nullable(),
  isRental: z.boolean(),
  beginDateTimeUtc: Instant.nullable(),
  endDateTimeUtc: Instant.nullable(),
  isSizeOpen: z.boolean(),
  accessories: z.array(z.strictObject({ name: Bilingual, count: z.int() })),
})
