import { z } from 'zod'
import { kinds } from '../../../kinds.ts'
import {
  Choice,
  Id,
  ImageUrl,
  Instant,
  Integer,
  LanguageCode,
  LocalDate,
  Text,
  WallTime,
} from '../../../primitives.ts'
import { mostMembers } from '../party.ts'

/**
 * State of the screen of a saved cart, as typed: it may hold an incomplete email or too high a
 * quantity. A sale does not trust it: it sends its own body, which is validated and priced again.
 */

/** Maximum size of a saved cart, in bytes of JSON. */
export const cartContentBytes = 65_536
const Title = z.strictObject({ fr: Text(400), en: Text(400) })
const Quantity = Integer(0, 10_000)
const chosen = z.strictObject({
  activationDateTimeUtc: Instant.optional(),
  timeslotBegin: WallTime.optional(),
  timeslotEnd: WallTime.optional(),
  specificationPublicId: Id.optional(),
  isBeginTimeCustom: z.boolean('type').optional(),
  checkInDate: LocalDate.optional(),
  checkOutDate: LocalDate.optional(),
  numberOfPerson: Integer(1, 1000).optional(),
})
const identifications = z
  .array(
    z.strictObject({
      publicId: Id,
      label: Title,
      isOptional: z.boolean('type'),
      isPictureRequired: z.boolean('type'),
    }),
    'type',
  )
  .max(20, 'maxItems:20')
const product = { productId: Id, title: Title, quantity: Quantity }
const counted = { ...product, kind: Choice(kinds), chosen, when: Text(200), identifications }

/** A line with the titles under which it was chosen. */
const SavedLine = z.strictObject({
  ...counted,
  key: Text(400),
  activity: Title.nullable(),
  most: Integer(0, 1_000_000).optional(),
  accessories: z.array(z.strictObject(product), 'type').max(50, 'maxItems:50').optional(),
  parts: z.array(z.strictObject(counted), 'type').max(20, 'maxItems:20').optional(),
})

/** Values by a key that the screen generates for a line or for a question. */
const byKey = <S extends z.ZodType>(value: S) => z.record(Text(400), value)
const Holder = z.strictObject({
  firstName: Text(200),
  lastName: Text(200),
  birthDate: Text(50),
  picture: ImageUrl('profiles').nullable(),
})
const Cents = Integer(0, 1_000_000_000)
/** A person of a party, with their units per line. */
const PartyMember = z.strictObject({
  firstName: Text(50),
  lastName: Text(50),
  birthDate: LocalDate.nullable(),
  age: Integer(0, 120).nullable(),
  height: Integer(40, 250).nullable(),
  boot: Text(10),
  seats: z
    .array(
      z.strictObject({ key: Text(400), ordinal: Quantity, isSizeOpen: z.boolean('type') }),
      'type',
    )
    .max(50, 'maxItems:50'),
})

const content = z.strictObject({
  lines: z.array(SavedLine, 'type').max(50, 'maxItems:50'),
  /** Null while nothing is typed: the client's language then follows the screen. */
  client: z
    .strictObject({
      isAnonymous: z.boolean('type'),
      email: Text(200),
      firstName: Text(200),
      lastName: Text(200),
      phone: Text(200),
      postalCode: Text(200),
      language: LanguageCode,
    })
    .nullable(),
  codes: z.array(Text(200), 'type').max(20, 'maxItems:20'),
  discount: z.strictObject({ settings: Text(50), reason: Text(500) }).nullable(),
  details: z.strictObject({
    holders: byKey(Holder),
    answers: byKey(
      z.union([Text(500), z.array(Integer(0, 19), 'type').max(20, 'maxItems:20')], 'type'),
    ),
  }),
  party: z.array(PartyMember, 'type').max(mostMembers, `maxItems:${mostMembers}`).optional(),
  terms: z
    .strictObject({
      deposit: Text(50),
      dueDate: LocalDate.nullable(),
      purchaseOrder: Text(200),
    })
    .nullable(),
  /** Reason of main staff for an overbooking. */
  reason: Text(500),
  /** Prices that the screen showed last, so that it can report a change; null before the first. */
  shown: z
    .strictObject({
      finalCents: Cents,
      /** Total of each line before fees and taxes, with its quantity. */
      lines: z
        .array(z.strictObject({ key: Text(400), quantity: Quantity, cents: Cents }), 'type')
        .max(50, 'maxItems:50'),
    })
    .nullable(),
})

// JSON escapes a lone surrogate, so `encodeURIComponent` cannot throw.
const bytesOf = (value: unknown): number =>
  encodeURIComponent(JSON.stringify(value)).replace(/%../g, 'x').length
export const CartContent = content.refine(
  (value) => bytesOf(value) <= cartContentBytes,
  `maxBytes:${cartContentBytes}`,
)
export type CartContent = z.output<typeof content>
export const emptyContent: CartContent = {
  lines: [],
  client: null,
  codes: [],
  discount: null,
  details: { holders: {}, answers: {} },
  terms: null,
  reason: '',
  shown: null,
}
