import { useContext, useState } from 'react'
import { addDays } from '../../../kit/dates/dates.ts'
import { useMinute } from '../../../kit/dates/use-minute.ts'
import { stripLength } from './choose-date.tsx'
import { useOpenDays, type DaySource } from './open-days.queries.ts'
import { dayOffered } from './open-days.rules.ts'
import { SharedDayContext } from './shared-day.ts'

/** First day of the strip: today, if the strip then includes the day. */
export const stripOf = (day: string | null, today: string): string =>
  day === null || day < addDays(today, stripLength) ? today : day

/**
 * The chosen day, by default the wanted one if it is open, else the first open one. `dateProps` are
 * the props of `ChooseDate`.
 */
export function useDayChoice(source: DaySource, wanted: string | null = null, isNeeded = true) {
  const { today } = useMinute()
  const [moved, setFrom] = useState<string | null>(null)
  const shared = useContext(SharedDayContext)
  const wish = wanted ?? shared?.date ?? null
  const from = moved ?? (wanted === null ? stripOf(wish, today) : wanted)
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: days, error } = useOpenDays(source, from, stripLength, isNeeded)
  const date = chosen ?? dayOffered(days, wish, today)
  const onMove = (day: string | null) => {
    setFrom(day)
    setChosen(null)
  }
  return {
    date,
    /** The days are loading, so the default is not known yet. */
    isAsked: isNeeded && date === null && days === undefined && !error,
    dateProps: {
      source,
      from,
      date,
      onMove,
      onChoose: (day: string) => {
        setChosen(day)
        shared?.share({ date: day })
      },
    },
    forget: () => onMove(null),
  }
}
