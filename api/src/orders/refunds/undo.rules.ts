import { undoSeconds } from '@guichet/contract/orders/refunds/undo.ts'

// The press of the last second still has to travel.
const heldMs = (undoSeconds + 2) * 1000

/** Until when the letter of a cancellation at no cost waits. */
export const heldFrom = (now: string): string => new Date(Date.parse(now) + heldMs).toISOString()

/** Whether a cancellation is taken back before anybody can have been told of it. */
export const isWithinUndo = (cancelledAt: string, now: string): boolean =>
  Date.parse(now) <= Date.parse(heldFrom(cancelledAt))
