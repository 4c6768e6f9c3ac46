import { dayOf } from '../kit/text/address.rules.ts'

/**
 * What the address of the board says; an empty date is today, `slot` whose clients are shown,
 * `type` of equipment or of units whose bookings are.
 */
export type TodaySearch = { date: string; slot: string; type: string }
export const todayDefaults: TodaySearch = { date: '', slot: '', type: '' }

export const readTodaySearch = ({ date, slot, type }: Record<string, unknown>): TodaySearch => ({
  date: dayOf(date),
  slot: typeof slot === 'string' ? slot : '',
  type: typeof type === 'string' ? type : '',
})
