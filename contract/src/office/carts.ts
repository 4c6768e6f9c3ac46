import { z } from 'zod'
import { ConsentText } from '../consents/consent.ts'
import { DraftInvoice } from '../orders/invoice.ts'
import { CartLine } from '../orders/sale/cart.ts'
import { FormsToFill } from '../orders/sale/sale-forms.ts'
import {
  Bilingual,
  Dollars,
  Id,
  Instant,
  Integer,
  LanguageCode,
  LocalDate,
  PerLanguage,
  Required,
  WallTime,
} from '../primitives.ts'
import { RebateResults } from '../rebates/rebate-results.ts'
import { BusinessProfile } from '../ticket-office/get-business.ts'
import { OfficeParams } from './find-office.ts'
import { OfficeOrder } from './office-order.ts'

/** Token that names a cart in its address: 24 random bytes, in base64url. */
const CartToken = z.string('type').regex(/^[\w-]{32}$/, 'invalid')
export const CartParams = OfficeParams.extend({ cart: CartToken })

/** Most lines of a cart of a visitor. */
const mostOfficeLines = 50
/** Most pieces of a cart. */
export const mostPiecesHeld = 50

/** Why a cart cannot be sold as it is; `line` is null if it is not a single line. */
export const CartProblem = z.strictObject({
  line: z.int().nullable(),
  /** Sentence in the language of the request. */
  detail: z.string(),
})

/** A person whom a ticket names. */
const Identification = z.strictObject({ publicId: Id, label: Bilingual, isOptional: z.boolean() })

/** Local dates and times; those of a stay are its nights. Null without a date. */
const lineTimes = {
  date: LocalDate.nullable(),
  endDate: LocalDate.nullable(),
  begin: WallTime.nullable(),
  end: WallTime.nullable(),
}

/** A line as it was sent, with its choices; a save sends it back. */
const StoredLine = z.looseObject({ productId: Id, quantity: z.int() })

export const OfficeCart = z.strictObject({
  business: BusinessProfile,
  /** Current date in the time zone of the business. */
  today: LocalDate,
  version: z.int(),
  language: LanguageCode,
  lines: z.array(
    z.strictObject({
      sent: StoredLine,
      title: Bilingual,
      categoryTitle: Bilingual.nullable(),
      ...lineTimes,
      /** People in each unit of a stay. */
      persons: z.int().nullable(),
      /** Parts of a package, with their times. */
      parts: z.array(z.strictObject({ title: Bilingual, quantity: z.int(), ...lineTimes })),
      /** People whom each ticket of the line names. */
      identifications: z.array(Identification),
      /** Parts of a package whose tickets name people. */
      namedParts: z.array(
        z.strictObject({
          productId: Id,
          /** Index among the parts of the package. */
          part: z.int(),
          title: Bilingual,
          /** Tickets of the part in all packages of the line. */
          quantity: z.int(),
          identifications: z.array(Identification),
        }),
      ),
      /** Total before fees and taxes; null if the cart cannot be priced. */
      total: Dollars.nullable(),
    }),
  ),
  rebateCodes: z.array(z.string()),
  /** HTML written by the business; empty without a text. */
  legalTexts: PerLanguage(
    z.strictObject({ termsAndConditions: z.string(), refundPolicy: z.string() }),
  ),
  /** Text about messages that are not about an order; null if the business sends none. */
  consentText: ConsentText.nullable(),
  /** End of the hold of its places; null when nothing is held. */
  heldUntilDateTimeUtc: Instant.nullable(),
  /** Seconds from now to that end, which a device with a wrong clock cannot know. */
  heldSeconds: z.int().nullable(),
  problems: z.array(CartProblem),
  /** Null if the cart is empty or cannot be priced. */
  quote: z
    .strictObject({
      invoice: DraftInvoice,
      rebateResults: RebateResults,
      forms: FormsToFill,
      /** False for an amount that the business cannot take online. */
      isPayable: z.boolean(),
    })
    .nullable(),
  /** The order that the cart became. */
  order: OfficeOrder.nullable(),
})
export type OfficeCart = z.output<typeof OfficeCart>

export const CartBody = z.strictObject({
  /** Absent for a new cart. */
  version: Integer(1, 2_147_483_647).optional(),
  language: LanguageCode,
  lines: z.array(CartLine, 'type').max(mostOfficeLines, `maxItems:${mostOfficeLines}`),
  rebateCodes: z.array(Required(50), 'type').max(5, 'maxItems:5'),
})
