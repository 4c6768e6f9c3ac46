import { dayOf } from '../kit/text/address.rules.ts'

/** What the address of the board says; an empty date is today. */
export type TodaySearch = { date: string }
export const todayDefaults: TodaySearch = { date: '' }

export const readTodaySearch = ({ date }: Record<string, unknown>): TodaySearch => ({
  date: dayOf(date),
})
