import { z } from 'zod'
import { kinds } from '../../../kinds.ts'
import {
  Chosen,
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
 * What a screen needs to show a cart again, as it was typed: half an address or a quantity that is
 * too high is kept as well. Nothing of it is trusted by a sale, which sends its own body, has the
 * rules of that, and is priced anew.
 */

/** Bytes of a whole cart, as JSON. */
export const keptCartBytes = 65_536
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
const counted = { ...product, kind: Chosen(kinds), chosen, when: Text(200), identifications }

/** One line, with the titles that it was chosen by. */
const KeptLine = z.strictObject({
  ...counted,
  key: Text(400),
  activity: Title.nullable(),
  most: Integer(0, 1_000_000).optional(),
  accessories: z.array(z.strictObject(product), 'type').max(50, 'maxItems:50').optional(),
  parts: z.array(z.strictObject(counted), 'type').max(20, 'maxItems:20').optional(),
})

/** By whom a line, or what was asked of it, is found again: texts of the screen's own making. */
const byKey = <S extends z.ZodType>(value: S) => z.record(Text(400), value)
const Holder = z.strictObject({
  firstName: Text(200),
  lastName: Text(200),
  birthDate: Text(50),
  picture: ImageUrl('profiles').nullable(),
})
const Cents = Integer(0, 1_000_000_000)
/** Somebody of a party card, and which pieces of which lines are theirs. */
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
  lines: z.array(KeptLine, 'type').max(50, 'maxItems:50'),
  /** Null as long as nothing is typed: its language follows the screen's. */
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
  /** Why main staff sell what is not there. */
  reason: Text(500),
  /** What the screen showed last, so that it can tell what another price was. Null before. */
  shown: z
    .strictObject({
      finalCents: Cents,
      /** What each line came to then, before fees and taxes, and how many that was. */
      lines: z
        .array(z.strictObject({ key: Text(400), quantity: Quantity, cents: Cents }), 'type')
        .max(50, 'maxItems:50'),
    })
    .nullable(),
})

// Half a character is written as an escape by JSON, so all of it can be encoded.
const bytesOf = (value: unknown): number =>
  encodeURIComponent(JSON.stringify(value)).replace(/%../g, 'x').length
export const KeptContent = content.refine(
  (value) => bytesOf(value) <= keptCartBytes,
  `maxBytes:${keptCartBytes}`,
)
export type KeptContent = z.output<typeof content>
/** A cart into which nothing was put yet. */
export const emptyContent: KeptContent = {
  lines: [],
  client: null,
  codes: [],
  discount: null,
  details: { holders: {}, answers: {} },
  terms: null,
  reason: '',
  shown: null,
}
