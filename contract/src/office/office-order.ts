import { z } from 'zod'
import { orderStatuses } from '../orders/order-status.ts'
import { Dollars, Instant } from '../primitives.ts'

/** Files of an order for its buyer: tickets to print, the invoice, and a calendar of the visit. */
export const officeOrderFiles = ['tickets', 'invoice', 'calendar'] as const

/** A ticket of a paid order; it has no code while it is blocked or waits for another date. */
const OfficeTicket = z.strictObject({
  reference: z.string(),
  title: z.string(),
  /** Its valid time, in the language of the request. */
  when: z.string(),
  holder: z.string(),
  /** Text of its QR code. */
  code: z.string().nullable(),
  isBlocked: z.boolean(),
})
/** A sold line, as its buyer reads it in the language of the request. */
const OfficeOrderLine = z.strictObject({
  label: z.string(),
  /** Its times, or the parts of a package. */
  details: z.array(z.string()),
  amount: z.string(),
})
export const OfficeOrder = z.strictObject({
  reference: z.string(),
  status: z.enum(orderStatuses),
  finalCost: Dollars,
  /** Amount given back, or on its way. */
  totalRefunded: Dollars,
  /** True when the provider could not pay out the last refund: the business has to give it back. */
  isRefundFailed: z.boolean(),
  email: z.string().nullable(),
  /** End of the wait for its payment; null when none is awaited. */
  payUntilDateTimeUtc: Instant.nullable(),
  /** True when the provider refused the last attempt. */
  isRefused: z.boolean(),
  tickets: z.array(OfficeTicket),
  lines: z.array(OfficeOrderLine),
  /** Files that the order has. */
  files: z.array(z.enum(officeOrderFiles)),
  /** Whether its confirmation can be sent again. */
  mayResend: z.boolean(),
  /** End of the time in which the buyer moves tickets of the order; null when none can move. */
  movableUntilDateTimeUtc: Instant.nullable(),
  /** End of the time in which the buyer cancels the order; null when they may not. */
  cancellableUntilDateTimeUtc: Instant.nullable(),
})
export type OfficeOrder = z.output<typeof OfficeOrder>
