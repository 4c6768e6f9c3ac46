import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Dollars, Id, Instant, LocalDate, Price } from '../primitives.ts'
import { MovesByClient, Span, TimesByDay, TimesToFind } from '../rescheduling/free-times.ts'
import { BusinessProfile } from '../ticket-office/get-business.ts'
import { CartParams } from './carts.ts'

/** A ticket that its buyer may move to another time. */
const MovableTicket = z.strictObject({
  publicId: Id,
  title: Bilingual,
  categoryTitle: Bilingual.nullable(),
  /** Tickets of a group can move together: they share their slots or their equipment. */
  group: z.int(),
  now: Span,
})
/** Changes that the buyer of a sold cart may make at this time. */
const OfficeChanges = z.strictObject({
  business: BusinessProfile,
  /** Current date in the time zone of the business. */
  today: LocalDate,
  orderReferenceNumber: z.string(),
  movableUntilDateTimeUtc: Instant.nullable(),
  tickets: z.array(MovableTicket),
  /** Null when the order cannot be cancelled. */
  cancellation: z
    .strictObject({
      untilDateTimeUtc: Instant,
      /** Amount that is given back; the rest is fees that the business keeps. */
      refund: Dollars,
      feesKept: Dollars,
    })
    .nullable(),
})
export type OfficeChanges = z.output<typeof OfficeChanges>

export const findOfficeChanges = endpoint({
  service: 'office',
  method: 'GET',
  path: '/1.0/:office/carts/:cart/changes',
  summary: 'Get what the buyer of a cart may change in its order',
  access: 'guest',
  afterSale: true,
  effect: 'read',
  params: CartParams,
  reply: OfficeChanges,
  problems: ['NotFound'],
})
export const findOfficeTimes = endpoint({
  service: 'office',
  method: 'POST',
  path: '/1.0/:office/carts/:cart/changes/times',
  summary:
    'List free times for tickets of one group of a sold cart, by day: at most 14 days with free times, from a date on',
  access: 'guest',
  afterSale: true,
  effect: 'read',
  params: CartParams,
  body: TimesToFind,
  reply: TimesByDay,
  problems: ['NotFound'],
})
export const moveOfficeTickets = endpoint({
  service: 'office',
  method: 'PUT',
  path: '/1.0/:office/carts/:cart/changes/times',
  summary:
    'Move tickets of a sold cart as their buyer: all of them get their times, or none does, and the new tickets are emailed',
  access: 'guest',
  afterSale: true,
  effect: 'write',
  params: CartParams,
  body: MovesByClient,
  reply: OfficeChanges,
  problems: ['NotFound', 'NotMovable', 'NotOnSale', 'NotEnoughInventory', 'TooManyTries'],
})
export const cancelOfficeOrder = endpoint({
  service: 'office',
  method: 'POST',
  path: '/1.0/:office/carts/:cart/cancellation',
  summary:
    'Cancel the order of a cart as its buyer: tickets and nights are cancelled and the payment is refunded; a repeated request changes nothing',
  access: 'guest',
  afterSale: true,
  effect: 'write',
  params: CartParams,
  body: z.strictObject({
    /** Amount that the buyer saw. */
    expectedRefund: Price(0, 1_000_000_000),
  }),
  reply: z.strictObject({ refund: Dollars }),
  problems: [
    'InvalidRequest',
    'NotFound',
    'NotRefundable',
    'PaymentDisputed',
    'PriceChanged',
    'TooManyTries',
  ],
})
