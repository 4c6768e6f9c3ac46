import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Email, Id, Phone, Required, Text, Version } from '../primitives.ts'
import { Order } from './order-view.ts'

/**
 * The corrected buyer: absent fields stay, an empty text clears a field. The email can be changed
 * or added but not cleared: it identifies the client.
 */
export const correctClient = endpoint({
  service: 'order',
  method: 'PUT',
  path: '/1.0/order/:ref/client',
  summary:
    'Correct the email, the name, the phone or the postal code on an order, and optionally send its confirmation there',
  access: 'Orders',
  effect: 'write',
  idempotent: true,
  params: z.object({ ref: Required(50) }),
  body: z.strictObject({
    orderPublicId: Id.optional(),
    email: z.union([z.literal(''), Email]).optional(),
    firstName: Text(50).trim().optional(),
    lastName: Text(50).trim().optional(),
    phone: z.union([z.literal(''), Phone]).optional(),
    postalCode: Text(10).trim().optional(),
    /** Sends the confirmation to the corrected email. */
    resend: z.boolean().default(false),
    version: Version,
  }),
  reply: Order,
  problems: ['NotFound', 'NothingToSend', 'StaleVersion', 'KeyReused', 'StillRunning'],
})
