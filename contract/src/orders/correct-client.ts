import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Email, Id, LanguageCode, Phone, Required, Text, Version } from '../primitives.ts'
import { Order } from './order-view.ts'

/**
 * The corrected buyer, or the client of an order that was sold without one: absent fields stay, an
 * empty text clears a field. The email can be changed or added but not cleared: it identifies the
 * client. A known client keeps their name; an order without a name takes it over. A clerk without
 * access to orders adds an email to their own sales only.
 */
export const correctClient = endpoint({
  service: 'order',
  method: 'PUT',
  path: '/1.0/order/:ref/client',
  summary:
    'Add or correct the email, the name, the phone, the postal code or the language on an order, and optionally send its confirmation there',
  access: ['Orders', 'TicketCreation'],
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
    /** Language of the emails of the order. */
    language: LanguageCode.optional(),
    /**
     * Sends the confirmation to the corrected email. An email that the order did not have gets it
     * in any case, as that of a sale does: `mails` of the reply has it.
     */
    resend: z.boolean().default(false),
    version: Version,
  }),
  reply: Order,
  problems: [
    'NotFound',
    'ClientErased',
    'NothingToSend',
    'StaleVersion',
    'KeyReused',
    'StillRunning',
  ],
})
