import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, Required } from '../primitives.ts'

/** `code` is a dotted audit code (order.created); the portal turns it and its facts into text. */
export const getOrderHistory = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/order/:ref/history',
  summary: 'Get the history of an order from the audit log, newest first',
  access: 'Orders',
  effect: 'read',
  params: z.object({ ref: Required(50) }),
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        publicId: Id,
        code: z.string(),
        dateTimeUtc: Instant,
        actorName: z.string().nullable(),
        /** The ticket that the entry is about; null when it is about the order. */
        ticketReferenceKey: z.string().nullable(),
        facts: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  problems: ['NotFound'],
})
