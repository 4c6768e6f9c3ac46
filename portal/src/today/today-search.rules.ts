import { dayOf } from '../kit/text/address.rules.ts'

/**
 * Parameters of the board: `date` (empty is today), `slot` whose clients are shown, `type` of
 * equipment or unit whose bookings are shown.
 */
export type TodaySearch = { date: string; slot: string; type: string }
export const todayDefaults: TodaySearch = { date: '', slot: '', type: '' }

export const readTodaySearch = ({ date, slot, type }: Record<string, unknown>): TodaySearch => ({
  date: dayOf(date),
  slot: typeof slot === 'string' ? slot : '',
  type: typeof type === 'string' ? type : '',
})
