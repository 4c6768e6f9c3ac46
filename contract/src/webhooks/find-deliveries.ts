import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, Instant, QueryInteger } from '../primitives.ts'
import { Delivery, deliveryStates, oneWebhook } from './webhook.ts'

export const findDeliveries = endpoint({
  ...oneWebhook,
  method: 'GET',
  path: '/1.0/webhook/:id/deliveries',
  summary: 'List the sent and waiting deliveries of a webhook, newest first, by pages of 50',
  effect: 'read',
  query: z.strictObject({
    state: Choice(deliveryStates).optional(),
    /** The `next` of the previous page. */
    before: QueryInteger(1, 999_999_999).optional(),
  }),
  reply: z.strictObject({ items: z.array(Delivery), next: z.int().nullable() }),
  problems: ['NotFound'],
})
export const replayDelivery = endpoint({
  ...oneWebhook,
  method: 'POST',
  path: '/1.0/webhook/:id/delivery/:deliveryId/replay',
  params: z.strictObject({ id: Id, deliveryId: Id }),
  summary: 'Send a delivery again, with the same id, so that the receiver can detect the duplicate',
  effect: 'write',
  reply: Delivery,
  problems: ['NotFound'],
})
export const replayFailed = endpoint({
  ...oneWebhook,
  method: 'POST',
  path: '/1.0/webhook/:id/replay',
  summary: 'Send all failed deliveries since an instant again',
  effect: 'write',
  body: z.strictObject({ sinceDateTimeUtc: Instant }),
  reply: z.strictObject({ replayed: z.int() }),
  problems: ['NotFound'],
})
export const sendTest = endpoint({
  ...oneWebhook,
  method: 'POST',
  path: '/1.0/webhook/:id/test',
  summary: 'Send a test delivery, also to a paused webhook',
  effect: 'write',
  reply: Delivery,
  problems: ['NotFound'],
})
