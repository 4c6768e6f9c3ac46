import { addDays } from '../platform/values/zoned-time.ts'

/** A visitor sees at least this many days from today on. */
const leastDays = 14

/** The month of a local date, as YYYY-MM. */
const monthOf = (date: string): string => date.slice(0, 7)
const nextMonthOf = (month: string): string => monthOf(addDays(`${month}-01`, 31))
export const lastDayOf = (month: string): string => addDays(`${nextMonthOf(month)}-01`, -1)

/** The month itself, or the next one when the month is the current one and nearly over. */
export const lastShownMonth = (month: string, today: string): string =>
  month === monthOf(today) && addDays(today, leastDays) > lastDayOf(month)
    ? nextMonthOf(month)
    : month

export type ShownMonths = { month: string; lastMonth: string }
/** The months of a page: the requested one, that of the chosen day, or that of the next open day. */
export function shownMonths(
  query: { month?: string | undefined; day?: string | undefined },
  { nextOpenDay, today }: { nextOpenDay: string | null; today: string },
): ShownMonths & { from: string; to: string } {
  const month = query.month ?? monthOf(query.day ?? nextOpenDay ?? today)
  const lastMonth = lastShownMonth(month, today)
  // Days that are over are not read.
  const from = monthOf(today) === month ? today : `${month}-01`
  return { month, lastMonth, from, to: lastDayOf(lastMonth) }
}
