import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Chosen, Id, Instant, NotEmpty, Price, Unique } from '../../primitives.ts'
import { receivedMoney } from '../payment-methods.ts'
import { mostSeats } from './allotment.ts'

/** How a sale without a network is paid: what costs nothing is free by either. */
const allotmentMethods = ['cash', 'other'] as const

export const settleAllotmentSale = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/allotments/:allotmentPublicId/sales',
  summary:
    'Write down a sale that a counter made without a network: its order, its tickets as they were printed, its money. It happens once, by the id that the device gave it',
  access: 'TicketCreation',
  effect: 'write',
  idempotent: true,
  params: z.strictObject({ allotmentPublicId: Id }),
  body: z.strictObject({
    /** Made by the device: the same sale sent again is answered as before. */
    publicId: Id,
    /** By the clock of the device. */
    soldDateTimeUtc: Instant,
    timeslotPublicId: Id,
    seats: Unique(
      NotEmpty(z.strictObject({ ticketPublicId: Id, productId: Id }), mostSeats),
      (item) => (item as { ticketPublicId: string }).ticketPublicId,
    ),
    /** What the client was told, from the table of the allotment. */
    expectedFinalCost: Price(0, 1_000_000_000),
    payment: z.strictObject({ method: Chosen(allotmentMethods), ...receivedMoney }),
  }),
  reply: z.strictObject({
    /** Of the order. */
    publicId: Id,
    orderReferenceNumber: z.string(),
    /** Its allotment had ended, and its places were not free any more. */
    isOverbooked: z.boolean(),
  }),
  problems: ['NotFound', 'SeatSold', 'PriceChanged', 'NoOpenTill', 'KeyReused', 'StillRunning'],
})
