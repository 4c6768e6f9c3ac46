import { peakOf, type Taking } from '@guichet/api/src/resources/public.ts'
import { iso } from './calendar.ts'

/**
 * Pieces that are taken for a time: of a size, an accessory or a room. Takings are stored, so that
 * the stock is never exceeded.
 */
export type TimedStock = { resourceId: string; quantity: number; takings: Taking[] }

export const timedStock = (resourceId: string, quantity: number): TimedStock => ({
  resourceId,
  quantity,
  takings: [],
})

/** Number of pieces that are free during a whole time range. */
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
