import { addDays } from '../kit/dates/dates.ts'
import { dateFormat } from '../kit/text/formats.ts'
import type { Language } from '../kit/text/messages.ts'
import type { CalendarView } from './timetable-search.rules.ts'
import { rangeOf, type restOfMonth } from './view-period.rules.ts'

type ViewPeriod = { view: CalendarView; date: string; rest: ReturnType<typeof restOfMonth> }

/** Name of the period that the calendar shows: one or two months, a week by its days, a day in full. */
export function periodText({ view, date, rest }: ViewPeriod, language: Language): string {
  const at = (day: string) => new Date(`${day}T12:00:00Z`)
  const say = (options: Intl.DateTimeFormatOptions) => dateFormat(language, options)
  const { from, to } = rangeOf(view, date)
  if (view === 'day')
    return say({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at(date))
  if (view === 'week')
    return say({ day: 'numeric', month: 'short', year: 'numeric' }).formatRange(at(from), at(to))
  const month = say({ month: 'long', year: 'numeric' })
  return rest
    ? month.formatRange(at(rest.from), at(addDays(rest.until, -1)))
    : month.format(at(date))
}
