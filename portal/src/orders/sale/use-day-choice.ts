import { useState } from 'react'
import { useDates } from '../../kit/dates/dates.ts'
import { stripLength } from './choose-date.tsx'
import { useOpenDays, type DaySource } from './open-days.queries.ts'

/**
 * A day: the wanted one where it is open, else the next open one, until somebody chooses.
 * `dateProps` are the props of ChooseDate.
 */
export function useDayChoice(source: DaySource, wanted: string | null = null, isNeeded = true) {
  const today = useDates().today()
  const [moved, setFrom] = useState<string | null>(null)
  const from = moved ?? wanted ?? today
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: days = [] } = useOpenDays(source, from, stripLength, isNeeded)
  const open = days.filter(({ isAvailable }) => isAvailable)
  const date =
    chosen ??
    open.find((day) => day.date === wanted)?.date ??
    open.find((day) => day.date >= today)?.date ??
    null
  const onMove = (day: string | null) => {
    setFrom(day)
    setChosen(null)
  }
  return {
    date,
    dateProps: { source, from, date, onMove, onChoose: setChosen },
    forget: () => onMove(null),
  }
}
