import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  ActorId,
  Bilingual,
  Choice,
  Dollars,
  Email,
  Id,
  Instant,
  LanguageCode,
  LocalDate,
  NotEmpty,
  Phone,
  Price,
  Required,
  TenantId,
  Text,
} from '../../primitives.ts'
import { DiscountText } from '../../rebates/discount-text.ts'
import { RebateResults } from '../../rebates/rebate-results.ts'
import { DraftInvoice } from '../invoice.ts'
import { Order } from '../order-view.ts'
import { receivedMoney, saleMethods } from '../payment-methods.ts'
import { Answers, CartLine } from './cart.ts'
import { FormsToFill } from './sale-forms.ts'
import { SoldParty } from './sold-party.ts'

const cart = {
  collaboratorPublicId: TenantId.optional(),
  userPublicId: ActorId.optional(),
  tickets: NotEmpty(CartLine, 50),
  /** Answers to the questions asked once per order. */
  answers: Answers.optional(),
}
const client = {
  email: Email.optional(),
  firstName: Text(50).trim().optional(),
  lastName: Text(50).trim().optional(),
  phone: Phone.optional(),
  postalCode: Text(10).trim().optional(),
  language: LanguageCode.optional(),
  note: Text(1000).optional(),
  payment: z.strictObject({ method: Choice(saleMethods), ...receivedMoney }).optional(),
  /**
   * For groups: the deposit is paid now (0 is allowed with a purchase order), the rest by the due
   * date.
   */
  balance: z.strictObject({ deposit: Price(0, 1_000_000_000), dueDate: LocalDate }).optional(),
  /** Purchase order number of the client; printed on the invoice. */
  purchaseOrder: Required(50).optional(),
  /** A hold of this cart's places, which the sale consumes. */
  holdPublicId: Id.optional(),
  /**
   * Main staff only: sells without enough stock, for this reason. The list of overbookings shows
   * it.
   */
  overbookingReason: Required(192).optional(),
  /** Promo codes as typed. */
  rebateCodes: z.array(Required(50), 'type').max(20, 'maxItems:20').optional(),
  /** Manual discount, up to the ceiling of the clerk's roles; the invoice shows its reason. */
  discount: z.strictObject({ settings: DiscountText, reason: Required(75) }).optional(),
  /** Total that the clerk saw; for another total the sale is refused with the new invoice. */
  expectedFinalCost: Price(0, 1_000_000_000).optional(),
}

export const sell = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/administration',
  summary:
    'Sell at the counter: order, invoice, tickets, places and confirmation email in one transaction',
  access: 'TicketCreation',
  effect: 'write',
  idempotent: true,
  scopes: ['pay', 'complete'],
  body: z.strictObject({
    ...cart,
    ...client,
    /** The saved cart being sold: the sale closes it, so that it is sold only once. */
    keptCartPublicId: Id.optional(),
    /** The people of the party. */
    party: SoldParty.optional(),
  }),
  reply: Order,
  problems: [
    'NotFound',
    'CartSold',
    'StaleVersion',
    'NotOnSale',
    'NotEnoughInventory',
    'PriceChanged',
    'HoldOver',
    'NoOpenTill',
    'PaymentsNotReady',
    'TerminalNotConnected',
    'RebateNotApplied',
    'TooManyCodes',
    'Restricted',
    'KeyReused',
    'StillRunning',
  ],
})

export const previewSale = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/administration/preview',
  summary: 'Preview the invoice of a sale, and the lines that cannot be sold now',
  access: 'TicketCreation',
  effect: 'read',
  scopes: ['quote'],
  body: z.strictObject({ ...cart, ...client }),
  reply: DraftInvoice.extend({
    rebateResults: RebateResults,
    /** Maximum manual discount of the caller, in percent of the sale. */
    discountCeiling: z.number(),
    /** Total of each line before fees and taxes, accessories included. */
    lineTotals: z.array(Dollars),
    /** True when a card payment requires the reference of the terminal. */
    isTerminalReferenceRequired: z.boolean(),
    /** True when a provider is connected and ready, so that a payment link can be sent. */
    isPaidByLink: z.boolean().optional(),
    /** True when a payment terminal is connected. */
    isPaidAtTerminal: z.boolean().optional(),
    shortages: z.array(
      z.strictObject({
        line: z.int(),
        /** Index of the part within its package, or of the accessory within its rental. */
        part: z.int().nullable(),
        productId: Id,
        productTitle: Bilingual,
        remaining: z.int(),
        missing: z.int(),
        /** The instant at which most is taken. */
        at: Instant.nullable(),
      }),
    ),
    forms: FormsToFill,
  }),
  problems: ['NotFound', 'NotOnSale', 'HoldOver', 'TooManyCodes'],
})
