import { createContext, useState } from 'react'

/**
 * The day and the hour that everything of one sale is chosen for, until a line is chosen for
 * another: whoever climbs on Saturday rents the shoes for Saturday.
 */
export type SharedDay = Moment & {
  share: (moment: { date?: string; begin?: string | null }) => void
}
type Moment = {
  date: string | null
  begin: string | null
  /** A slot that was chosen before its activity was; until anything else is. */
  slot: { activityId: string; slotId: string } | null
}
export const SharedDayContext = createContext<SharedDay | null>(null)

/** The slot of an activity that the page began with. */
export const slotOfPage = (shared: Moment | null, activityId: string): string | null =>
  shared?.slot?.activityId === activityId ? shared.slot.slotId : null

const noDay: Moment = { date: null, begin: null, slot: null }
/** Forgotten with each sale: the next client may come today. `first` is that of the first one. */
export function useSharedDay(sale: unknown, first: Partial<Moment> = {}): SharedDay {
  const [moment, setMoment] = useState<Moment>({ ...noDay, ...first })
  const [of, setOf] = useState(sale)
  if (of !== sale) {
    setOf(sale)
    setMoment(noDay)
  }
  return {
    ...moment,
    share: (next) => setMoment((was) => ({ ...was, slot: null, ...next })),
  }
}
