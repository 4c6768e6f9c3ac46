import { z } from 'zod'
import { Bilingual, Dollars, Id, Instant, WallTime } from '../../primitives.ts'
import { TaxShare } from '../invoice.ts'
import { lineName } from '../line-name.ts'
import { orderStatuses } from '../order-status.ts'
import { TillOfCash } from '../order-view.ts'

export const RefundItem = z.strictObject({
  productPublicId: Id.nullable(),
  /** What the pieces are now, where an exchange made them another thing. */
  productTitle: Bilingual,
  ...lineName,
  isSupplement: z.boolean(),
  activationDateTimeUtc: Instant.nullable(),
  timeslotBegin: WallTime.nullable(),
  timeslotEnd: WallTime.nullable(),
  count: z.int(),
  refundedAmount: Dollars,
})
export const Refund = z.strictObject({
  publicId: Id,
  scope: z.enum(['partial', 'remaining', 'total']),
  state: z.enum(['requested', 'settled', 'failed', 'reversed']),
  finalCost: Dollars,
  /** What of it lowered a balance that was still owed, instead of going back. */
  credited: Dollars.optional(),
  /** What is handed over of it in cash, rounded to the smallest coin. */
  cash: Dollars.optional(),
  /** Money that had left and came back: the client is owed it until it is paid by hand. */
  returned: z.array(z.strictObject({ transferPublicId: Id, amount: Dollars })).optional(),
  /** The tills that its cash was given back from. */
  tills: z.array(TillOfCash).optional(),
  reason: z.string(),
  creditNoteNumber: z.string().nullable(),
  requestedDateTimeUtc: Instant,
  settledDateTimeUtc: Instant.nullable(),
  requestedByName: z.string(),
  refundItems: z.array(RefundItem),
  fees: Dollars,
  taxes: z.array(TaxShare),
  status: z.enum(orderStatuses),
})
/** What a refund would be, before anything moves. `rows` are in the order of the asked rows. */
export const RefundPreview = z.strictObject({
  scope: z.enum(['partial', 'remaining', 'total']),
  finalCost: Dollars,
  /** What of it would lower the balance that is still owed, instead of going back. */
  credited: Dollars.optional(),
  /** What would be handed over of it in cash, rounded to the smallest coin. */
  cash: Dollars.optional(),
  net: Dollars,
  fees: Dollars,
  taxes: z.array(TaxShare),
  rows: z.array(z.strictObject({ unitPublicId: Id, percentage: z.int(), amount: Dollars })),
  /** How many pieces it gives back of: a package is one, whose parts are in `rows`. */
  pieces: z.int().optional(),
  remainingAfter: Dollars,
  /** Once it is made, what remains can only be refunded all at once. */
  isOnlyRestAfter: z.boolean().optional(),
  /** Single-use promo codes of the order that this refund could make usable again. */
  codes: z.array(z.string()).optional(),
  feesKept: Dollars,
  /** What staff gave lately as the reason of a refund, newest first: to be given again. */
  recentReasons: z.array(z.string()).optional(),
})
