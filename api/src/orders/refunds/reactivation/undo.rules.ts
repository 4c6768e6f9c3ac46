import { undoSeconds } from '@guichet/contract/orders/refunds/undo.ts'

// Two seconds more than the undo time, for a request sent in the last second.
const heldMs = (undoSeconds + 2) * 1000

/** Instant until which the email of a cancellation at no cost is delayed. */
export const emailDelayedUntil = (now: string): string =>
  new Date(Date.parse(now) + heldMs).toISOString()

/** Whether a cancellation is reversed before anybody can have been informed of it. */
export const isWithinUndo = (cancelledAt: string, now: string): boolean =>
  Date.parse(now) <= Date.parse(emailDelayedUntil(cancelledAt))
