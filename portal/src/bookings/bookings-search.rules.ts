import { addDays } from '../kit/dates/dates.ts'
import { choiceOf, dayOf } from '../kit/text/address.rules.ts'

export const spans = [7, 14, 30] as const
export const tabs = ['lodging', 'rentals'] as const
/** Search parameters of the bookings page; an empty date is today. */
export type BookingsSearch = {
  from: string
  day: string
  span: (typeof spans)[number]
  tab: (typeof tabs)[number]
}
export const bookingsDefaults: BookingsSearch = { from: '', day: '', span: 7, tab: 'lodging' }

export const readBookingsSearch = ({
  from,
  day,
  span,
  tab,
}: Record<string, unknown>): BookingsSearch => ({
  from: dayOf(from),
  day: dayOf(day),
  span: spans.find((item) => item === Number(span)) ?? 7,
  tab: choiceOf(tabs, tab),
})

/** The day whose people are listed: the chosen one, else today when visible, else the first one. */
export function chosenDay({ day, span }: BookingsSearch, from: string, today: string): string {
  const isTodayShown = from <= today && today < addDays(from, span)
  return day || (isTodayShown ? today : from)
}
