import { choiceOf, dayOf } from '../kit/text/address.rules.ts'

export const views = ['month', 'week', 'day', 'list'] as const
export type CalendarView = (typeof views)[number]
/** `make` opens what a page that leads here wants to be made. */
export type TimetableSearch = {
  item: string
  view: CalendarView
  date: string
  make?: '' | 'activities'
}

/** What equals a default is not written in the address: the month, today, the first item. */
export const timetableDefaults: TimetableSearch = { item: '', view: 'month', date: '', make: '' }

/** An address may hold anything: whatever is not understood becomes the default. */
export const readTimetableSearch = (
  search: Record<string, unknown>,
): Partial<TimetableSearch> & TimetableSearch => ({
  item: typeof search.item === 'string' && /^[0-9a-f-]{36}$/i.test(search.item) ? search.item : '',
  view: choiceOf(views, search.view),
  date: dayOf(search.date),
  make: choiceOf(['', 'activities'], search.make),
})
