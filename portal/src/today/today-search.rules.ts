import { dayOf } from '../kit/text/address.rules.ts'

/** What the address of the board says; an empty date is today, `slot` whose clients are shown. */
export type TodaySearch = { date: string; slot: string }
export const todayDefaults: TodaySearch = { date: '', slot: '' }

export const readTodaySearch = ({ date, slot }: Record<string, unknown>): TodaySearch => ({
  date: dayOf(date),
  slot: typeof slot === 'string' ? slot : '',
})
