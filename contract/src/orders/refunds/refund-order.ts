import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { ActorId, Id, Instant, Integer, Price, Required, WallTime } from '../../primitives.ts'
import { Refund, RefundPreview } from './refund-view.ts'

/** A percentage from 1 to 100; a larger number means 100. */
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
  /** Refunds everything left: scope `total` when nothing was refunded before, else `remaining`. */
  isRefundingAll: z.boolean('type').default(false),
  /**
   * Amount to refund instead of percentages, taxes included, shared over the units of the rows in
   * proportion to their refundable amounts. Not together with `isRefundingAll`.
   */
  amount: Price(1, 100_000_000).optional(),
}

export const refundOrder = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/refund',
  summary:
    'Refund or cancel units of an order; at cost 0 the same call cancels. Rows without unitPublicId are a multiset of identical units',
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
     * Tickets of equipment and bookings whose return or departure is recorded first. Without it, a
     * unit that is still with the client is not cancelled.
     */
    returnedNow: z.array(Id, 'type').max(500, 'maxItems:500').default([]),
    /**
     * Products that are fully refunded return to the stock; false when they came back broken or did
     * not come back.
     */
    returnToStock: z.boolean('type').default(true),
    /** Makes single-use promo codes usable again; allowed for the refund that leaves nothing. */
    isGivingCodesBack: z.boolean('type').default(false),
    userPublicIdThatMadeTheRefund: ActorId.optional(),
    /**
     * Sum of `totalRefunded` and `totalCredited` that the clerk saw; another sum is refused as
     * stale.
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
  summary: 'Preview a refund, to the cent and per tax',
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
