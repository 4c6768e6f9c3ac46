import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TaxShare } from '../orders/invoice.ts'
import { paymentMethods, receivedMoney } from '../orders/payment-methods.ts'
import {
  Chosen,
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
/** What a piece may be exchanged for: named as a line of the cart is. */
const choice = {
  productId: Id,
  /**
   * A ticket of a slot is named by its three time members; a rental by the instant at which it
   * begins. A season and what is good at any time name none.
   */
  activePeriodStartDateTimeUtc: Instant.nullish(),
  timeslotBegin: WallTime.nullish(),
  timeslotEnd: WallTime.nullish(),
  /** Rentals: the size, where the type has sizes. */
  specificationPublicId: Id.nullish(),
  /** Rentals: a begin time that no timetable offers; the stock decides alone. */
  isBeginTimeCustom: z.boolean('type').optional(),
  /** Rentals: what goes with them, counted for all of them; left out, what they have. */
  accessories: Unique(
    z
      .array(z.strictObject({ productId: Id, quantity: Integer(1, 10_000) }), 'type')
      .max(50, 'maxItems:50'),
    (item) => (item as { productId: string }).productId,
  ).optional(),
  /** How many like tickets of the order change together with this one, it included. */
  quantity: Integer(1, 25).optional(),
}
/**
 * The other members of the record that a client has read, so that it can send the record back: they
 * follow from the choice, or have calls of their own. Accepted, and not looked at.
 */
const restOfTicket = {
  // Beside a ticket's own members, what `getTicket` answers of its readings.
  scans: z.unknown().optional(),
  ...Object.fromEntries(Object.keys(Ticket.shape).map((name) => [name, z.unknown().optional()])),
  status: Chosen(ticketStates).optional(),
  createdDateTimeUtc: Instant.optional(),
}
/** `net` and `total` are below 0 where money goes back; the taxes are part of the total. */
const Difference = z.strictObject({ net: Dollars, taxes: z.array(TaxShare), total: Dollars })

export const previewExchange = endpoint({
  service: 'ticketing',
  method: 'POST',
  path: '/1.0/ticket/:id/exchange/preview',
  summary: 'What the choice costs more or less than was paid. Nothing is taken',
  access: 'Orders',
  effect: 'read',
  params,
  body: z.strictObject(choice),
  reply: z.strictObject({
    /** Null where the price stays, and why it does. */
    difference: Difference.nullable(),
    whyPriceStays: z.enum(['sameProduct', 'inPackage', 'refunded', 'samePrice']).nullable(),
    /** How many of the tickets keep their price, as something of them was refunded. */
    refundedTickets: z.int().optional(),
    isTerminalReferenceRequired: z.boolean(),
  }),
  problems: ['NotFound', 'NotMovable', 'NotOnSale'],
})

export const exchangeTicket = endpoint({
  service: 'ticketing',
  method: 'PUT',
  path: '/1.0/ticket/:id',
  summary:
    'Exchange a ticket: another activity, category, slot, rental, size or time. Its place is taken there and freed here in one transaction; the price stays unless the difference is settled',
  access: 'Orders',
  effect: 'write',
  idempotent: true,
  params,
  body: z.strictObject({
    ...restOfTicket,
    ...choice,
    publicId: Id.optional(),
    version: Version,
    /** `settle`: what it costs more is paid at the counter, what it costs less goes back. */
    priceDifference: Chosen(['keep', 'settle']).optional(),
    /** The total of the difference that the clerk saw: another one is refused. */
    expectedDifference: z.number('number').optional(),
    payment: z.strictObject({ method: Chosen(paymentMethods), ...receivedMoney }).optional(),
  }),
  reply: z.strictObject({
    /** The tickets that changed, this one first, each with its version now. */
    tickets: z.array(z.strictObject({ publicId: Id, version: z.int() })),
    /** What was paid more; below 0, what goes back. */
    difference: Dollars,
    refundPublicId: Id.nullable(),
    /** What the clerk hands over in cash, as it is rounded. */
    cash: Dollars.optional(),
  }),
  problems: [
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
  ],
})

export const getExchange = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/ticket/:id/exchange',
  summary: 'What a ticket is now, as the form of an exchange begins with it',
  access: 'Orders',
  effect: 'read',
  params,
  reply: z.strictObject({
    publicId: Id,
    version: z.int(),
    /** Null: it may be exchanged. */
    why: z.enum(exchangeReasons).nullable(),
    productId: Id.nullable(),
    /** How many tickets of its line are like it, it included. */
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
    /** When it is now, in the time of the business. */
    date: LocalDate.nullable(),
    timeslotBegin: WallTime.nullable(),
  }),
  problems: ['NotFound'],
})
