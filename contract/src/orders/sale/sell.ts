import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  ActorId,
  Bilingual,
  Chosen,
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
import { AskedForms } from './asked-forms.ts'
import { Answers, CartLine } from './cart.ts'
import { SoldParty } from './sold-party.ts'

const cart = {
  collaboratorPublicId: TenantId.optional(),
  userPublicId: ActorId.optional(),
  tickets: NotEmpty(CartLine, 50),
  /** Answers to the questions that are asked once for the order. */
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
  payment: z.strictObject({ method: Chosen(saleMethods), ...receivedMoney }).optional(),
  /**
   * For groups: a part is paid now, or nothing where a purchase order is named, and the rest until
   * a day.
   */
  balance: z.strictObject({ deposit: Price(0, 1_000_000_000), dueDate: LocalDate }).optional(),
  /** The number under which the client orders; printed on the invoice. */
  purchaseOrder: Required(50).optional(),
  /** Places that were held for this cart: they are taken from the hold. */
  holdPublicId: Id.optional(),
  /**
   * Main staff only: sells what is not there, and says why. The list of what is overbooked names
   * it.
   */
  overbookingReason: Required(192).optional(),
  /** Promo codes, as they are typed. */
  rebateCodes: z.array(Required(50), 'type').max(20, 'maxItems:20').optional(),
  /**
   * What the clerk takes off by hand, up to the ceiling of their roles, and why: the client reads
   * it on the invoice.
   */
  discount: z.strictObject({ settings: DiscountText, reason: Required(75) }).optional(),
  /** The total that the clerk saw: another one is refused with the new invoice. */
  expectedFinalCost: Price(0, 1_000_000_000).optional(),
}

export const sell = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/administration',
  summary:
    'Sell at the counter: order, invoice, tickets, places and confirmation mail in one transaction',
  access: 'TicketCreation',
  effect: 'write',
  idempotent: true,
  scopes: ['pay', 'complete'],
  body: z.strictObject({
    ...cart,
    ...client,
    /** The kept cart that this sells: it ends with the sale, and is sold once. */
    keptCartPublicId: Id.optional(),
    /** The people of a party card. */
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
  summary: 'The invoice that a sale would have, and the lines that could not be sold now',
  access: 'TicketCreation',
  effect: 'read',
  scopes: ['quote'],
  body: z.strictObject({ ...cart, ...client }),
  reply: DraftInvoice.extend({
    rebateResults: RebateResults,
    /** How many percent of a sale this person may take off by hand. */
    discountCeiling: z.number(),
    /** What each line of the cart comes to before fees and taxes, its accessories included. */
    lineTotals: z.array(Dollars),
    /** This business sells with a card only by the reference of the terminal. */
    isTerminalReferenceRequired: z.boolean(),
    /** The client may be sent a link to pay: a provider is connected and ready. */
    isPaidByLink: z.boolean().optional(),
    /** A payment terminal is connected, which takes the card. */
    isPaidAtTerminal: z.boolean().optional(),
    shortages: z.array(
      z.strictObject({
        line: z.int(),
        /** The place of the part within its package, of the accessory within its rental. */
        part: z.int().nullable(),
        productId: Id,
        productTitle: Bilingual,
        remaining: z.int(),
        missing: z.int(),
        /** The instant at which most is taken. */
        at: Instant.nullable(),
      }),
    ),
    forms: AskedForms,
  }),
  problems: ['NotFound', 'NotOnSale', 'HoldOver', 'TooManyCodes'],
})
