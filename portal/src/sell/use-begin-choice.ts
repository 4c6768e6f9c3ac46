import { useState } from 'react'
import { instantOfWall, useDates } from '../kit/dates.ts'
import type { Chosen } from './cart.rules.ts'
import { stripLength } from './choose-date.tsx'
import { useBegins, useOpenDays } from './open-days.queries.ts'

export type Begin = { date: string; beginTime: string; beginsAt: string; isCustom: boolean }
/** `null`: the next begin of the day; a time that the timetable does not have is the clerk's own. */
type Picked = { time: string; isCustom: boolean } | null

/**
 * Of a day that has begun the next begin, or the last one: who comes late still gets the rest of
 * it.
 */
const nextOf = <B extends { beginDateTimeUtc: string }>(
  begins: readonly B[],
  now: string,
): B | undefined => begins.find(({ beginDateTimeUtc }) => beginDateTimeUtc >= now) ?? begins.at(-1)

/**
 * Day and begin of an equipment type: the next open day and its next begin until somebody chooses.
 * `duration` limits the begins to those that have it; `wanted` is the day to begin with where it is
 * open.
 */
export function useBeginChoice(
  modelId: string,
  duration: string | null,
  wanted: string | null = null,
) {
  const dates = useDates()
  const today = dates.today()
  const [moved, setFrom] = useState<string | null>(null)
  const from = moved ?? wanted ?? today
  const [chosenDate, setDate] = useState<string | null>(null)
  const [picked, setPicked] = useState<Picked>(null)
  const [since] = useState(() => new Date().toISOString())
  const source = { kind: 'rental', id: modelId } as const
  const { data: days } = useOpenDays(source, from, stripLength)
  const date =
    chosenDate ??
    days?.find((day) => day.isAvailable && day.date === wanted)?.date ??
    days?.find((day) => day.isAvailable && day.date >= today)?.date ??
    (picked?.isCustom ? today : null)
  const { data, error } = useBegins(modelId, date)
  const begins = (data ?? []).filter(
    ({ durations }) => duration === null || durations.includes(duration),
  )
  const offered = picked?.isCustom
    ? undefined
    : (begins.find(({ beginTime }) => beginTime === picked?.time) ?? nextOf(begins, since))
  const customAt =
    picked?.isCustom && date ? instantOfWall(date, picked.time, dates.timeZone) : null
  const begin: Begin | null =
    date && customAt
      ? { date, beginTime: picked!.time, beginsAt: customAt, isCustom: true }
      : date && offered
        ? {
            date,
            beginTime: offered.beginTime,
            beginsAt: offered.beginDateTimeUtc,
            isCustom: false,
          }
        : null
  return {
    begin,
    durations: begin?.isCustom ? null : (offered?.durations ?? []),
    chosen: (specificationPublicId: string): Chosen => ({
      activationDateTimeUtc: begin!.beginsAt,
      specificationPublicId,
      ...(begin!.isCustom && { isBeginTimeCustom: true }),
    }),
    dateProps: {
      source,
      from,
      date,
      onMove: (day: string) => {
        setFrom(day)
        setDate(null)
      },
      onChoose: (day: string) => setDate(day),
    },
    beginProps: {
      begins: data === undefined ? undefined : begins,
      error,
      value: begin,
      picked,
      onPick: setPicked,
    },
  }
}
