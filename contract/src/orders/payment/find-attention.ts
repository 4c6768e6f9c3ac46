import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Dollars, Id, Instant } from '../../primitives.ts'

/**
 * Reasons why staff must look at a payment, refund, balance or dispute. Payment: `refused` by the
 * bank, `late` (no answer in time), `differs` from the requested amount. Refund: `unknown` state,
 * `pending` or `failed` at the provider, `returned` by the bank after it was sent. Balance:
 * `overdue`. Dispute: `disputed` by the buyer, or an `inquiry` of their bank.
 */
export const reasonsForAttention = [
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
    'List provider payments and refunds that did not end as expected, disputes, and overdue balances, oldest first',
  access: ['PaymentAndTaxes', 'Orders'],
  effect: 'read',
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        publicId: Id,
        kind: z.enum(['payment', 'refund', 'balance', 'dispute']),
        reason: z.enum(reasonsForAttention),
        orderPublicId: Id,
        orderReferenceNumber: z.string(),
        amount: Dollars,
        sinceDateTimeUtc: Instant,
        /** Deadline of the bank for an answer. */
        answerByDateTimeUtc: Instant.optional(),
        /** Message of the provider or of the last attempt. */
        detail: z.string().nullable(),
        tries: z.int(),
        nextTryDateTimeUtc: Instant.nullable(),
      }),
    ),
  }),
  problems: [],
})
