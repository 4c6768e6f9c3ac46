import { choiceOf, dayOf } from '../kit/text/address.rules.ts'

export const views = ['month', 'week', 'day', 'list'] as const
export type CalendarView = (typeof views)[number]
/** `make` opens a creation dialog, for links from other pages. */
export type TimetableSearch = {
  item: string
  view: CalendarView
  date: string
  make?: '' | 'activities'
}

/** Defaults, which are omitted from the address: month view, today, first item. */
export const timetableDefaults: TimetableSearch = { item: '', view: 'month', date: '', make: '' }

/** Reads the parameters of any address: invalid values become the default. */
export const readTimetableSearch = (
  search: Record<string, unknown>,
): Partial<TimetableSearch> & TimetableSearch => ({
  item: typeof search.item === 'string' && /^[0-9a-f-]{36}$/i.test(search.item) ? search.item : '',
  view: choiceOf(views, search.view),
  date: dayOf(search.date),
  make: choiceOf(['', 'activities'], search.make),
})
