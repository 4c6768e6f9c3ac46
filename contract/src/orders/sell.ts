import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ActorId, Chosen, Email, Id, Instant, Integer, LanguageCode, NotEmpty, Phone, Price, Required, TenantId, Text, WallTime } from '../primitives.ts'
import { DraftInvoice } from './invoice.ts'
import { Order } from './order-view.ts'

/** One line of the cart. A ticket of a slot is named by the slot's three time members, as availability/timeslot gave them. */
export const CartLine = z.strictObject({
  productId: Id, quantity: Integer(1, 25),
  activationDateTimeUtc: Instant.optional(), timeslotBegin: WallTime.optional(), timeslotEnd: WallTime.optional(),
})
export const paymentMethods = ['cash', 'card', 'other', 'free'] as const
const cart = {
  collaboratorPublicId: TenantId.optional(), userPublicId: ActorId.optional(),
  tickets: NotEmpty(CartLine, 50),
}
const client = {
  email: Email.optional(), firstName: Text(50).trim().optional(), lastName: Text(50).trim().optional(), phone: Phone.optional(), postalCode: Text(10).trim().optional(),
  language: LanguageCode.optional(), note: Text(1000).optional(),
  payment: z.strictObject({ method: Chosen(paymentMethods), reference: Required(100).optional() })
    .refine(({ method, reference }) => method !== 'card' || reference, { error: 'required', path: ['reference'] }).optional(),
  /** The total that the clerk saw: another one is refused with the new invoice. */
  expectedFinalCost: Price(0, 1_000_000_000).optional(),
}

export const sell = endpoint({
  service: 'order', method: 'POST', path: '/1.0/order/administration',
  summary: 'Sell at the counter: order, invoice, tickets, places and confirmation mail in one transaction',
  access: 'TicketCreation', effect: 'write', once: true, body: z.strictObject({ ...cart, ...client }), reply: Order,
  refusals: ['NotFound', 'NotOnSale', 'NotEnoughInventory', 'PriceChanged', 'KeyReused', 'StillRunning'],
})

export const previewSale = endpoint({
  service: 'order', method: 'POST', path: '/1.0/order/administration/preview',
  summary: 'The invoice that a sale would have, and the lines that could not be sold now',
  access: 'TicketCreation', effect: 'read', body: z.strictObject({ ...cart, ...client }),
  reply: DraftInvoice.extend({
    shortages: z.array(z.strictObject({ line: z.int(), remaining: z.int(), at: Instant.nullable() })),
  }),
  refusals: ['NotFound', 'NotOnSale'],
})
