import { z } from 'zod'
import { Bilingual, Dollars, Id, Instant, WallTime } from '../../primitives.ts'
import { TaxShare } from '../invoice.ts'
import { lineName, PartOfLine } from '../line-name.ts'
import { orderStatuses } from '../order-status.ts'
import { TillOfCash } from '../order-view.ts'

export const RefundItem = z.strictObject({
  productPublicId: Id.nullable(),
  /** Current product of the units, after any exchange. */
  productTitle: Bilingual,
  ...lineName,
  isSupplement: z.boolean(),
  activationDateTimeUtc: Instant.nullable(),
  timeslotBegin: WallTime.nullable(),
  timeslotEnd: WallTime.nullable(),
  count: z.int(),
  parts: z.array(PartOfLine),
  refundedAmount: Dollars,
})
export const Refund = z.strictObject({
  publicId: Id,
  scope: z.enum(['partial', 'remaining', 'total']),
  state: z.enum(['requested', 'settled', 'failed', 'reversed']),
  finalCost: Dollars,
  /** The part that lowered the unpaid balance instead of being paid out. */
  credited: Dollars.optional(),
  /** The part paid out in cash, rounded to the smallest coin. */
  cash: Dollars.optional(),
  /** Transfers that the bank returned: the client is owed them until they are paid by hand. */
  returned: z.array(z.strictObject({ transferPublicId: Id, amount: Dollars })).optional(),
  /** The tills from which its cash was paid out. */
  tills: z.array(TillOfCash).optional(),
  reason: z.string(),
  creditNoteNumber: z.string().nullable(),
  requestedDateTimeUtc: Instant,
  settledDateTimeUtc: Instant.nullable(),
  requestedByName: z.string(),
  /** True when the buyer cancelled the order by themselves. */
  isByBuyer: z.boolean().optional(),
  refundItems: z.array(RefundItem),
  fees: Dollars,
  taxes: z.array(TaxShare),
  status: z.enum(orderStatuses),
})
/** A refund before it is made. `rows` has the order of the requested rows. */
export const RefundPreview = z.strictObject({
  scope: z.enum(['partial', 'remaining', 'total']),
  finalCost: Dollars,
  /** The part that would lower the unpaid balance instead of being paid out. */
  credited: Dollars.optional(),
  /** The part that would be paid out in cash, rounded to the smallest coin. */
  cash: Dollars.optional(),
  net: Dollars,
  fees: Dollars,
  taxes: z.array(TaxShare),
  rows: z.array(z.strictObject({ unitPublicId: Id, percentage: z.int(), amount: Dollars })),
  /** Number of units refunded; a package counts as one, although `rows` lists its parts. */
  pieces: z.int().optional(),
  remainingAfter: Dollars,
  /** True when the remainder could only be refunded as a whole afterwards. */
  isOnlyRestAfter: z.boolean().optional(),
  /** Single-use promo codes of the order that this refund could make usable again. */
  codes: z.array(z.string()).optional(),
  feesKept: Dollars,
  /** Recent refund reasons of the staff, newest first, as suggestions. */
  recentReasons: z.array(z.string()).optional(),
})
