import { useState } from 'react'
import { useTimes, type FreeTime } from './link.queries.ts'

export const keyOfTime = ({ slotPublicId, beginDateTimeUtc }: FreeTime): string =>
  slotPublicId ?? beginDateTimeUtc

/** Days and times that the tickets can have together, in pages, and the choice. */
export function useTimeChoice(token: string, ticketIds: readonly string[]) {
  const [from, setFrom] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [at, setAt] = useState<string | null>(null)
  const times = useTimes(token, ticketIds, from)
  const days = times.data?.days
  const timesOfDay = days?.find(({ date }) => date === day)?.times ?? []
  return {
    isLoading: times.isLoading,
    error: times.error,
    days,
    day,
    at,
    timesOfDay,
    chosen: timesOfDay.find((time) => keyOfTime(time) === at),
    isTurned: from !== null,
    next: times.data?.next ?? null,
    chooseDay: (next: string) => {
      setDay(next)
      setAt(null)
    },
    chooseTime: setAt,
    turnTo: (next: string | null) => {
      setFrom(next)
      setDay(null)
    },
    /** The chosen time was taken meanwhile: clears the choice and refetches. */
    takeBack: () => {
      setAt(null)
      void times.refetch()
    },
  }
}
export type TimeChoice = ReturnType<typeof useTimeChoice>
