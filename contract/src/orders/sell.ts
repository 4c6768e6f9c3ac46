import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ActorId, Bilingual, Chosen, Email, Id, ImageUrl, Instant, Integer, LanguageCode, LocalDate, NotEmpty, Phone, Price, Required, TenantId, Text, WallTime } from '../primitives.ts'
import { DraftInvoice } from './invoice.ts'
import { Order } from './order-view.ts'

/** Who a pass is for: one for each identification of its type. A picture that is asked and missing is told, and stops nobody from buying. */
export const TicketOwner = z.strictObject({
  identificationPublicId: Id, firstName: Text(50).trim(), lastName: Text(50).trim(), birthDate: LocalDate.nullable().optional(), picture: ImageUrl('profiles').nullable().optional(),
})
/** What was answered to a question: words, or the places of the options that were ticked. */
export const Answer = z.strictObject({ formPublicId: Id, questionPublicId: Id, answer: Text(160).trim().optional(), options: z.array(Integer(0, 19), 'type').max(20, 'maxLength:20').optional() })
const answers = z.array(Answer, 'type').max(200, 'maxLength:200')
/** One line of the cart. A ticket of a slot is named by the slot's three time members, as availability/timeslot gave them. */
export const CartLine = z.strictObject({
  productId: Id, quantity: Integer(1, 25),
  activationDateTimeUtc: Instant.optional(), timeslotBegin: WallTime.optional(), timeslotEnd: WallTime.optional(),
  /** For each pass of the line, its owners. */
  ticketOwners: z.array(z.array(TicketOwner, 'type').max(20, 'maxLength:20'), 'type').max(25, 'maxLength:25').optional(),
  /** For each ticket of the line, its answers to the questions that are asked of every ticket. */
  answers: z.array(answers, 'type').max(25, 'maxLength:25').optional(),
})
export const paymentMethods = ['cash', 'card', 'other', 'free'] as const
const cart = {
  collaboratorPublicId: TenantId.optional(), userPublicId: ActorId.optional(),
  tickets: NotEmpty(CartLine, 50),
  /** Answers to the questions that are asked once for the order. */
  answers: answers.optional(),
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
    /** The forms to be filled: each question once for the order, or for each ticket of the lines named. */
    forms: z.array(z.strictObject({
      publicId: Id, name: Bilingual,
      questions: z.array(z.strictObject({
        publicId: Id, text: Bilingual, type: z.enum(['ShortAnswer', 'CheckBox']), options: z.array(Bilingual), isMandatory: z.boolean(), isForOrder: z.boolean(), lines: z.array(z.int()),
      })),
    })),
  }),
  refusals: ['NotFound', 'NotOnSale'],
})
