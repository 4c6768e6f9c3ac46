import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/**
 * An event notification of Stripe. The signature over the raw bytes authenticates it; only the ids
 * in the body are used, and the current state is fetched. Source: docs.stripe.com/webhooks.
 */
export const receiveStripeEvent = endpoint({
  service: 'payment',
  method: 'POST',
  path: '/1.0/webhook/stripe',
  summary:
    'Receive a signed event notification of Stripe; the response comes before it is processed',
  access: 'public',
  effect: 'outside',
  signed: true,
  body: z.looseObject({
    id: z.string('type').max(255, 'maxLength:255'),
    type: z.string('type').max(255, 'maxLength:255'),
    account: z.string('type').max(255, 'maxLength:255').optional(),
  }),
  reply: z.strictObject({ received: z.literal(true) }),
  problems: ['SignatureInvalid'],
})

/**
 * An event notification of Square, handled in the same way. Source:
 * developer.squareup.com/docs/webhooks/step3validate.
 */
export const receiveSquareEvent = endpoint({
  service: 'payment',
  method: 'POST',
  path: '/1.0/webhook/square',
  summary:
    'Receive a signed event notification of Square; the response comes before it is processed',
  access: 'public',
  effect: 'outside',
  signed: true,
  body: z.looseObject({
    event_id: z.string('type').max(255, 'maxLength:255'),
    type: z.string('type').max(255, 'maxLength:255'),
    merchant_id: z.string('type').max(255, 'maxLength:255').optional(),
  }),
  reply: z.strictObject({ received: z.literal(true) }),
  problems: ['SignatureInvalid'],
})
