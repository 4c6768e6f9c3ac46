import { addDays } from '../kit/dates/dates.ts'

export const spans = [7, 14, 30] as const
export const tabs = ['lodging', 'rentals'] as const
/** What the address of the bookings says; an empty date is today. */
export type BookingsSearch = {
  from: string
  day: string
  span: (typeof spans)[number]
  tab: (typeof tabs)[number]
}
export const bookingsDefaults: BookingsSearch = { from: '', day: '', span: 7, tab: 'lodging' }

const dateOf = (value: unknown): string =>
  typeof value === 'string' &&
  /^2\d{3}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
    ? value
    : ''
export const readBookingsSearch = ({
  from,
  day,
  span,
  tab,
}: Record<string, unknown>): BookingsSearch => ({
  from: dateOf(from),
  day: dateOf(day),
  span: spans.find((item) => item === Number(span)) ?? 7,
  tab: tabs.find((item) => item === tab) ?? 'lodging',
})

/** The day whose people are listed: the chosen one, today where it is shown, else the first one. */
export function chosenDay({ day, span }: BookingsSearch, from: string, today: string): string {
  const isTodayShown = from <= today && today < addDays(from, span)
  return day || (isTodayShown ? today : from)
}
