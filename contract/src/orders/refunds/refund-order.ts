import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ActorId, Id, Instant, Integer, Price, Required, WallTime } from '../../primitives.ts'
import { Refund, RefundPreview } from './refund-view.ts'

/** 1 to 100; more is sent as 100. */
const Percentage = Integer(1, 1_000_000).transform((percent) => Math.min(percent, 100))
const unitPublicId = Id.optional()
const ask = {
  orderPublicId: Id,
  productsToRefund: z
    .array(
      z.strictObject({
        productId: Id,
        refundPercentage: Percentage,
        activationDateTimeUtc: Instant.nullish(),
        timeslotBegin: WallTime.nullish(),
        timeslotEnd: WallTime.nullish(),
        unitPublicId,
      }),
      'type',
    )
    .max(500, 'maxItems:500'),
  lodgingProductsToRefund: z
    .array(
      z.strictObject({
        productPublicId: Id,
        refundPercentage: Percentage,
        checkInDateTime: Instant,
        unitPublicId,
      }),
      'type',
    )
    .max(500, 'maxItems:500')
    .default([]),
  /** Everything that is left: total when nothing was refunded before, else remaining. */
  isRefundingAll: z.boolean('type').default(false),
  /**
   * Instead of percentages: this much, taxes included, shared over the units of the rows in
   * proportion to what they have left. Not together with `isRefundingAll`.
   */
  amount: Price(1, 100_000_000).optional(),
}

export const refundOrder = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/refund',
  summary:
    'Refund or cancel units of an order; at cost 0 the same call cancels. Rows without unitPublicId are a multiset of identical pieces',
  access: 'Orders',
  restriction: 'Refund',
  effect: 'write',
  idempotent: true,
  body: z.strictObject({
    ...ask,
    refundReason: Required(192),
    ticketPublicIdsToBeDeleted: z.array(Id, 'type').max(500, 'maxItems:500').default([]),
    bookingPublicIdsToBeDeleted: z.array(Id, 'type').max(500, 'maxItems:500').default([]),
    /**
     * Tickets of equipment that has just come back, and bookings whose people have just left: the
     * return or departure is recorded first. Without it, a piece that is with the client is not
     * cancelled.
     */
    returnedNow: z.array(Id, 'type').max(500, 'maxItems:500').default([]),
    /**
     * Products that are refunded wholly go back to their stock, unless they came back broken or not
     * at all.
     */
    returnToStock: z.boolean('type').default(true),
    /**
     * Single-use promo codes may be used again once all of the order is refunded: asked for with
     * the refund that leaves nothing.
     */
    isGivingCodesBack: z.boolean('type').default(false),
    userPublicIdThatMadeTheRefund: ActorId.optional(),
    /**
     * What refunds had come to when the clerk looked, `totalRefunded` and `totalCredited` of the
     * order together; another figure is refused as stale.
     */
    previouslyRefunded: z.number('number').optional(),
  }),
  reply: Refund,
  problems: [
    'NotFound',
    'NotRefundable',
    'NoOpenTill',
    'PaymentDisputed',
    'AmountExceedsRemaining',
    'NothingToRefund',
    'InvalidOrderTransition',
    'StaleVersion',
    'KeyReused',
    'StillRunning',
  ],
})

export const previewRefund = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/refund/preview',
  summary: 'What a refund would return, to the cent and per tax',
  access: 'Orders',
  restriction: 'Refund',
  effect: 'read',
  body: z.strictObject(ask),
  reply: RefundPreview,
  problems: [
    'NotFound',
    'NotRefundable',
    'PaymentDisputed',
    'AmountExceedsRemaining',
    'NothingToRefund',
  ],
})
