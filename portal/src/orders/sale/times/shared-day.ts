import { createContext, useMemo, useState } from 'react'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { sharedDateOf, type SharedDate } from './shared-date.rules.ts'

/**
 * Day and hour preselected for all lines of a sale, until a line is chosen for another one: a
 * climber of Saturday rents the shoes for Saturday.
 */
export type SharedDay = Moment & {
  share: (moment: { date?: string; begin?: string | null }) => void
  /** Shares the day of the first dated line among those added to the cart. */
  follow: (lines: readonly CartLine[]) => void
  /** Forgets the day and the hour, as when a cart is emptied or set aside. */
  reset: () => void
}
type Moment = SharedDate & {
  /** Slot preselected by the address, until another day or hour is chosen. */
  slot: { activityId: string; slotId: string } | null
}
export const SharedDayContext = createContext<SharedDay | null>(null)

/** Slot preselected by the address, if it belongs to the activity. */
export const slotOfPage = (shared: Moment | null, activityId: string): string | null =>
  shared?.slot?.activityId === activityId ? shared.slot.slotId : null

/** Start time of the tickets on that day; null for another day. */
export const hourOf = (shared: Moment | null, date: string | null): string | null =>
  shared !== null && shared.date === date ? shared.begin : null

/** The same object where nothing changes, so that the days and slots are not rendered. */
function changed(was: Moment, next: Partial<Moment>): Moment {
  const all = { ...was, ...next }
  const isSame = all.date === was.date && all.begin === was.begin && all.slot === was.slot
  return isSame ? was : all
}

const noDay: Moment = { date: null, begin: null, slot: null }
/** Reset after each sale, because the next client may come today. `first` is the initial value. */
export function useSharedDay(sale: unknown, first: Partial<Moment> = {}): SharedDay {
  const [moment, setMoment] = useState<Moment>({ ...noDay, ...first })
  const [previousSale, setPreviousSale] = useState(sale)
  if (previousSale !== sale) {
    setPreviousSale(sale)
    // `sale` becomes null when the next client's lines are added: their day stays.
    if (sale !== null) setMoment(noDay)
  }
  return useMemo(
    () => ({
      ...moment,
      share: (next) => setMoment((was) => changed(was, { slot: null, ...next })),
      follow: (lines) =>
        setMoment((was) => changed(was, { ...sharedDateOf(lines, was), slot: null })),
      reset: () => setMoment((was) => changed(was, noDay)),
    }),
    [moment],
  )
}
