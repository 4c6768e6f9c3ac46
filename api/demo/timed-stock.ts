import { peakOf, type Taking } from '../src/resources/public.ts'
import { iso } from './calendar.ts'

/**
 * Pieces that are taken for a while: of a size, an accessory, a room. What was taken is remembered,
 * so that nobody takes more than there is.
 */
export type TimedStock = { resourceId: string; quantity: number; takings: Taking[] }

export const timedStock = (resourceId: string, quantity: number): TimedStock => ({
  resourceId,
  quantity,
  takings: [],
})

/** How many pieces are free over all of a time. */
export const freeOf = (
  { quantity, takings }: TimedStock,
  beginsMs: number,
  endsMs: number,
): number => quantity - peakOf(takings, iso(beginsMs), iso(endsMs)).quantity

export const take = (
  { takings }: TimedStock,
  quantity: number,
  beginsMs: number,
  endsMs: number,
): void => {
  takings.push({ quantity, beginsAt: iso(beginsMs), endsAt: iso(endsMs) })
}
