import { z } from 'zod'
import { Bilingual, Id, Instant, Integer, LocalDate, Text } from '../../primitives.ts'

/** People on one party card. */
export const mostMembers = 50

/**
 * What is known of somebody, without their name: the birth date comes before an age that is said.
 * `boot` is matched with what sizes are called, mondopoint or any other measure: 26.5, 265, 42.
 */
export const PartyMember = z.strictObject({
  birthDate: LocalDate.nullable().optional(),
  age: Integer(0, 120).nullable().optional(),
  /** In centimetres. */
  height: Integer(40, 250).nullable().optional(),
  boot: Text(10).trim().optional(),
})

/** A person as an order keeps them. */
export const KeptMember = z.strictObject({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: LocalDate.nullable(),
  /** On the day of the visit; as it was said, where no birth date was. */
  age: z.int().nullable(),
  height: z.int().nullable(),
  boot: z.string().nullable(),
})
export type KeptMember = z.output<typeof KeptMember>

/** A piece of theirs, as it is now. */
export const MemberPiece = z.strictObject({
  unitPublicId: Id,
  /** With its size, where that is chosen. */
  productTitle: Bilingual,
  categoryTitle: Bilingual.nullable(),
  isRental: z.boolean(),
  beginDateTimeUtc: Instant.nullable(),
  endDateTimeUtc: Instant.nullable(),
  isSizeOpen: z.boolean(),
  accessories: z.array(z.strictObject({ name: Bilingual, count: z.int() })),
})
