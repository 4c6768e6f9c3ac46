import { addDays } from '../platform/values/zoned-time.ts'

/** A visitor sees at least this many days from today on. */
const leastDays = 14

/** The month of a local date, as YYYY-MM. */
export const monthOf = (date: string): string => date.slice(0, 7)
const nextMonthOf = (month: string): string => monthOf(addDays(`${month}-01`, 31))
export const lastDayOf = (month: string): string => addDays(`${nextMonthOf(month)}-01`, -1)

/** The month itself, or the next one when the month is the current one and nearly over. */
export const lastShownMonth = (month: string, today: string): string =>
  month === monthOf(today) && addDays(today, leastDays) > lastDayOf(month)
    ? nextMonthOf(month)
    : month
