import { createContext, useState } from 'react'

/**
 * The day and the hour that everything of one sale is chosen for, until a line is chosen for
 * another: whoever climbs on Saturday rents the shoes for Saturday.
 */
export type SharedDay = {
  date: string | null
  begin: string | null
  share: (moment: { date?: string; begin?: string | null }) => void
}
export const SharedDayContext = createContext<SharedDay | null>(null)

const noDay = { date: null, begin: null }
/** Forgotten with each sale: the next client may come today. */
export function useSharedDay(sale: unknown): SharedDay {
  const [moment, setMoment] = useState<{ date: string | null; begin: string | null }>(noDay)
  const [of, setOf] = useState(sale)
  if (of !== sale) {
    setOf(sale)
    setMoment(noDay)
  }
  return {
    ...moment,
    share: (next) => setMoment((was) => ({ ...was, ...next })),
  }
}
