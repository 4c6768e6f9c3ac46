import { addDays } from '../platform/zoned-time.ts'
import { sumOf } from '../pricing/public.ts'

/** Prices of the nights of [beginsOn, endsOn) that fall on these weekdays; 1 is Monday. */
export type NightRate = {
  beginsOn: string
  endsOn: string
  weekdays: readonly number[]
  nightCents: number
}
export type NightPrice = {
  date: string
  cents: number
  /** Which rate won, from 0; null is the base price. */
  rate: number | null
}

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/**
 * What each night of a stay costs: the nights from check-in up to check-out, which is none of them.
 * Where several rates meet a night the first one wins; where none does the base price applies.
 * Nights are dates: no zone and no change of clocks touches them.
 */
export function nightPrices({
  checkIn,
  checkOut,
  baseCents,
  rates,
}: {
  checkIn: string
  checkOut: string
  baseCents: number
  rates: readonly NightRate[]
}): NightPrice[] {
  const nights: NightPrice[] = []
  for (let date = checkIn; date < checkOut; date = addDays(date, 1)) {
    const weekday = weekdayOf(date)
    const found = rates.findIndex(
      ({ beginsOn, endsOn, weekdays }) =>
        beginsOn <= date && date < endsOn && weekdays.includes(weekday),
    )
    nights.push({
      date,
      cents: rates[found]?.nightCents ?? baseCents,
      rate: found < 0 ? null : found,
    })
  }
  return nights
}

export const stayCents = (nights: readonly NightPrice[]): number =>
  sumOf(nights.map(({ cents }) => cents))
