import { useState } from 'react'
import { useMinute } from '../../kit/dates/use-minute.ts'
import { stripLength } from './choose-date.tsx'
import { useOpenDays, type DaySource } from './open-days.queries.ts'
import { dayOffered } from './open-days.rules.ts'

/**
 * A day: the wanted one where it is open, else the next open one, until somebody chooses.
 * `dateProps` are the props of ChooseDate.
 */
export function useDayChoice(source: DaySource, wanted: string | null = null, isNeeded = true) {
  const { today } = useMinute()
  const [moved, setFrom] = useState<string | null>(null)
  const from = moved ?? wanted ?? today
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: days, error } = useOpenDays(source, from, stripLength, isNeeded)
  const date = chosen ?? dayOffered(days, wanted, today)
  const onMove = (day: string | null) => {
    setFrom(day)
    setChosen(null)
  }
  return {
    date,
    /** The days are on their way, so it is not known yet which one it will be. */
    isAsked: isNeeded && date === null && days === undefined && !error,
    dateProps: { source, from, date, onMove, onChoose: setChosen },
    forget: () => onMove(null),
  }
}
