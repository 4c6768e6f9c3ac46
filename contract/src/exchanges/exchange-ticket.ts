import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TaxShare } from '../orders/invoice.ts'
import { paymentMethods, receivedMoney } from '../orders/payment-methods.ts'
import {
  Choice,
  Dollars,
  Duration,
  Id,
  Instant,
  Integer,
  LocalDate,
  Unique,
  Version,
  WallTime,
} from '../primitives.ts'
import { exchangeReasons, Ticket, ticketStates } from '../tickets/ticket-view.ts'

const params = z.object({ id: Id })
/** The target of an exchange, named as a line of a cart is. */
export const exchangeChoice = {
  productId: Id,
  /**
   * A slot is named by its three time fields, a rental by its start instant. Season passes and
   * tickets without a date have neither.
   */
  activePeriodStartDateTimeUtc: Instant.nullish(),
  timeslotBegin: WallTime.nullish(),
  timeslotEnd: WallTime.nullish(),
  /** Rentals: the size, when the type has sizes. */
  specificationPublicId: Id.nullish(),
  /** Rentals: the start time is not in a timetable; only the stock limits it. */
  isBeginTimeCustom: z.boolean('type').optional(),
  /** Rentals: accessories, counted over all the tickets; absent leaves them unchanged. */
  accessories: Unique(
    z
      .array(z.strictObject({ productId: Id, quantity: Integer(1, 10_000) }), 'type')
      .max(50, 'maxItems:50'),
    (item) => (item as { productId: string }).productId,
  ).optional(),
  /** Number of identical tickets of the order to change, this one included. */
  quantity: Integer(1, 25).optional(),
}
/**
 * The other fields of a ticket's record, so that a client can send the record back. They are
 * derived from the choice or have their own endpoints: accepted and ignored.
 */
const restOfTicket = {
  // `getTicket` also returns the scans of the ticket.
  scans: z.unknown().optional(),
  ...Object.fromEntries(Object.keys(Ticket.shape).map((name) => [name, z.unknown().optional()])),
  status: Choice(ticketStates).optional(),
  createdDateTimeUtc: Instant.optional(),
}
/** `net` and `total` are negative when money is refunded; the taxes are part of the total. */
const Difference = z.strictObject({ net: Dollars, taxes: z.array(TaxShare), total: Dollars })

export const ExchangePreview = z.strictObject({
  /** Null when the price does not change; `whyPriceStays` is then the reason. */
  difference: Difference.nullable(),
  whyPriceStays: z.enum(['sameProduct', 'inPackage', 'refunded', 'samePrice']).nullable(),
  /** Whether the tickets already are as chosen: an exchange then changes nothing. */
  isUnchanged: z.boolean(),
  /** Number of tickets that keep their price because part of it was refunded. */
  refundedTickets: z.int().optional(),
  isTerminalReferenceRequired: z.boolean(),
})

export const previewExchange = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/ticket/:id/exchange/preview',
  summary: 'Preview the price difference of an exchange; nothing is changed',
  access: 'Orders',
  effect: 'read',
  params,
  body: z.strictObject(exchangeChoice),
  reply: ExchangePreview,
  problems: ['NotFound', 'NotMovable', 'NotOnSale'],
})

/** Agreement on the price difference of an exchange, and its payment. */
export const priceAgreement = {
  /** `settle`: a higher price is paid at the counter, a lower one is refunded. */
  priceDifference: Choice(['keep', 'settle']).optional(),
  /** Total of the difference that the clerk saw; another total is an error. */
  expectedDifference: z.number('number').optional(),
  payment: z.strictObject({ method: Choice(paymentMethods), ...receivedMoney }).optional(),
}
export const exchangeReply = z.strictObject({
  /** The changed tickets in the order of the request, with their new versions. */
  tickets: z.array(z.strictObject({ publicId: Id, version: z.int() })),
  /** Dollars paid in addition; negative when money is refunded. */
  difference: Dollars,
  refundPublicId: Id.nullable(),
  /** Cash that the clerk hands over, rounded, in dollars. */
  cash: Dollars.optional(),
})
export const exchangeProblems = [
  'NotFound',
  'NotMovable',
  'NotOnSale',
  'NotEnoughInventory',
  'PriceChanged',
  'NoOpenTill',
  'PaymentDisputed',
  'Restricted',
  'StaleVersion',
  'KeyReused',
  'StillRunning',
] as const

export const exchangeTicket = endpoint({
  service: 'ticketing',
  method: 'PUT',
  path: '/1.0/ticket/:id',
  summary:
    'Exchange a ticket for another activity, category, slot, rental, size or time. The new place is taken and the old one freed in one transaction; the price stays unless the difference is settled',
  access: 'Orders',
  effect: 'write',
  idempotent: true,
  params,
  body: z.strictObject({
    ...restOfTicket,
    ...exchangeChoice,
    publicId: Id.optional(),
    version: Version,
    ...priceAgreement,
  }),
  reply: exchangeReply,
  problems: exchangeProblems,
})

/** A ticket that can be exchanged, with its current choice. */
export const ExchangeStart = z.strictObject({
  publicId: Id,
  version: z.int(),
  productId: Id.nullable(),
  /** Number of identical tickets of its line, this one included. */
  like: z.int(),
  activity: z.strictObject({ publicId: Id, slotPublicId: Id.nullable() }).nullable(),
  rental: z
    .strictObject({
      modelPublicId: Id,
      specificationPublicId: Id,
      duration: Duration,
      isBeginTimeCustom: z.boolean(),
      accessories: z.array(z.strictObject({ productId: Id, quantity: z.int() })),
    })
    .nullable(),
  /** Current date and time of the ticket, in the time zone of the business. */
  date: LocalDate.nullable(),
  timeslotBegin: WallTime.nullable(),
})

export const getExchange = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/ticket/:id/exchange',
  summary: 'Get the current choice of a ticket, as initial values of an exchange',
  access: 'Orders',
  effect: 'read',
  params,
  reply: ExchangeStart.extend({
    /** Null when the ticket can be exchanged. */
    why: z.enum(exchangeReasons).nullable(),
  }),
  problems: ['NotFound'],
})
