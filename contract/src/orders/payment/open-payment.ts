import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Bilingual, Dollars, HexColour, Instant, LanguageCode, Text } from '../../primitives.ts'
import { lineName, PartOfLine } from '../line-name.ts'

/**
 * Calls of a buyer who pays an order by link, without an account. The token is in the path of the
 * buyer's page, which sends no referrer, and in the body of these calls.
 */
const token = Text(100)
const problems = ['NotFound', 'TooManyTries'] as const

export const readPaymentLink = endpoint({
  service: 'payment',
  method: 'POST',
  path: '/1.0/payment/link',
  summary: 'Get the amount and the state of a payment link',
  access: 'public',
  byLink: true,
  effect: 'outside',
  body: z.strictObject({ token }),
  reply: z.strictObject({
    business: z.strictObject({
      name: z.strictObject({ fr: z.string(), en: z.string() }),
      colour: HexColour,
      contact: z.array(z.string()),
    }),
    language: LanguageCode,
    orderReferenceNumber: z.string(),
    entries: z.array(
      z.strictObject({
        count: z.int(),
        title: Bilingual,
        ...lineName,
        parts: z.array(PartOfLine),
      }),
    ),
    amount: Dollars,
    /** True for a payment of the balance after the sale. */
    isBalance: z.boolean().optional(),
    state: z.enum(['open', 'refused', 'paid', 'expired']),
    /** True when the order was paid and nothing of it is valid any more. */
    hasNothingValid: z.literal(true).optional(),
    heldUntilDateTimeUtc: Instant.nullable(),
    /**
     * True when the tickets are emailed; false when the buyer left no email and gets them at the
     * counter.
     */
    isEmailed: z.boolean(),
  }),
  problems,
})
export const openPayment = endpoint({
  service: 'payment',
  method: 'POST',
  path: '/1.0/payment/link/open',
  summary:
    'Get the page of the provider where the order is paid; the same page for the same payment',
  access: 'public',
  byLink: true,
  effect: 'outside',
  body: z.strictObject({ token }),
  reply: z.strictObject({ url: z.string() }),
  problems: [...problems, 'HoldOver', 'ProviderAway', 'ProviderNotOffered'],
})
