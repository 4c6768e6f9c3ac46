import { addDays } from '../platform/values/zoned-time.ts'
import { sumOf } from '../pricing/public.ts'

/** Price of the nights of [beginsOn, endsOn) on these weekdays; 1 is Monday. */
export type NightRate = {
  beginsOn: string
  endsOn: string
  weekdays: readonly number[]
  nightCents: number
}
export type NightPrice = {
  date: string
  cents: number
  /** Index of the rate that applies, from 0; null is the base price. */
  rate: number | null
}

const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7

/**
 * Price of each night of a booking, from check-in to check-out, which is exclusive. The first rate
 * that includes a night applies; otherwise the base price. Nights are dates, so zones and clock
 * changes do not affect them.
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
