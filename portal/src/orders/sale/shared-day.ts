import { createContext, useState } from 'react'
import type { CartLine } from '../../domain/cart.rules.ts'
import { momentOf, type DayAndHour } from './moment.rules.ts'

/**
 * The day and the hour that everything of one sale is chosen for, until a line is chosen for
 * another: whoever climbs on Saturday rents the shoes for Saturday.
 */
export type SharedDay = Moment & {
  share: (moment: { date?: string; begin?: string | null }) => void
  /** What comes into the cart: the first of them that has a day leads what is chosen next. */
  follow: (lines: readonly CartLine[]) => void
}
type Moment = DayAndHour & {
  /** A slot that was chosen before its activity was; until anything else is. */
  slot: { activityId: string; slotId: string } | null
}
export const SharedDayContext = createContext<SharedDay | null>(null)

/** The slot of an activity that the page began with. */
export const slotOfPage = (shared: Moment | null, activityId: string): string | null =>
  shared?.slot?.activityId === activityId ? shared.slot.slotId : null

/** The hour at which the tickets of that day begin. */
export const hourOf = (shared: Moment | null, date: string | null): string | null =>
  shared !== null && shared.date === date ? shared.begin : null

const noDay: Moment = { date: null, begin: null, slot: null }
/** Forgotten with each sale: the next client may come today. `first` is that of the first one. */
export function useSharedDay(sale: unknown, first: Partial<Moment> = {}): SharedDay {
  const [moment, setMoment] = useState<Moment>({ ...noDay, ...first })
  const [of, setOf] = useState(sale)
  if (of !== sale) {
    setOf(sale)
    // What was sold leaves the screen for the next client's: their day stays.
    if (sale !== null) setMoment(noDay)
  }
  return {
    ...moment,
    share: (next) => setMoment((was) => ({ ...was, slot: null, ...next })),
    follow: (lines) =>
      setMoment((was) => {
        const next = momentOf(lines, was)
        return next ? { ...next, slot: null } : was
      }),
  }
}
