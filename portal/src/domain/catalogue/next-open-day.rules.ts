import type { CatalogueSale } from '@guichet/contract/catalogue-sale.ts'

/** Text of the next open day of a record; its state says why it has none. */
export type NextDay = 'today' | 'date' | 'anyDay' | 'none'

export function nextDayOf(
  { nextOpenDay, state }: Pick<CatalogueSale, 'nextOpenDay' | 'state'>,
  today: string,
): NextDay {
  if (state === 'offSeason' || state === 'over' || state === 'inactive') return 'none'
  if (nextOpenDay !== null) return nextOpenDay === today ? 'today' : 'date'
  return state === 'onSale' ? 'anyDay' : 'none'
}
