import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Dollars, Id, Instant } from '../../primitives.ts'

/**
 * Why money needs somebody's attention. A payment: `refused` by the bank, `late` past its time
 * without an answer, `differs` from what was asked. A refund: `unknown` to us, `pending` at the
 * provider, `failed` there, `returned` by the bank after it had left. A balance: `overdue`. A
 * dispute: `disputed` by the buyer, or an `inquiry` of their bank.
 */
export const attentionReasons = [
  'refused',
  'late',
  'differs',
  'unknown',
  'pending',
  'failed',
  'returned',
  'overdue',
  'disputed',
  'inquiry',
] as const

export const findAttention = endpoint({
  service: 'payment',
  method: 'GET',
  path: '/1.0/attention',
  summary:
    'Payments and refunds through a provider that have not ended as they should, disputes, and balances that are overdue, oldest first',
  access: ['PaymentAndTaxes', 'Orders'],
  effect: 'read',
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        publicId: Id,
        kind: z.enum(['payment', 'refund', 'balance', 'dispute']),
        reason: z.enum(attentionReasons),
        orderPublicId: Id,
        orderReferenceNumber: z.string(),
        amount: Dollars,
        sinceDateTimeUtc: Instant,
        /** Until when the bank takes an answer. */
        answerByDateTimeUtc: Instant.optional(),
        /** What the provider or the last try said. */
        detail: z.string().nullable(),
        tries: z.int(),
        nextTryDateTimeUtc: Instant.nullable(),
      }),
    ),
  }),
  problems: [],
})
