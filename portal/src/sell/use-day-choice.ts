import { useState } from 'react'
import { useDates } from '../kit/dates.ts'
import { stripLength } from './choose-date.tsx'
import { useOpenDays, type DaySource } from './open-days.queries.ts'

/**
 * A day alone: the next open one until somebody chooses. What it returns are the props of
 * ChooseDate.
 */
export function useDayChoice(source: DaySource, wanted: string | null = null) {
  const today = useDates().today()
  const [moved, setFrom] = useState<string | null>(null)
  const from = moved ?? wanted ?? today
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: days } = useOpenDays(source, from, stripLength)
  const date =
    chosen ??
    days?.find((day) => day.isAvailable && day.date === wanted)?.date ??
    days?.find((day) => day.isAvailable && day.date >= today)?.date ??
    null
  return {
    source,
    from,
    date,
    onMove: (day: string) => {
      setFrom(day)
      setChosen(null)
    },
    onChoose: setChosen,
  }
}
