import { useState } from 'react'
import { useDates } from '../../kit/dates/dates.ts'
import { beginAt, beginsWith, durationsAt, offeredBegin, type PickedBegin } from './begin.rules.ts'
import type { Chosen } from './cart.rules.ts'
import { useBegins } from './open-days.queries.ts'
import { useDayChoice } from './use-day-choice.ts'

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
  const day = useDayChoice({ kind: 'rental', id: modelId }, wanted)
  const [picked, setPicked] = useState<PickedBegin>(null)
  const [since] = useState(() => new Date().toISOString())
  const isCustom = picked?.isCustom ?? false
  const date = day.date ?? (isCustom ? dates.today() : null)
  const { data, error } = useBegins(modelId, date)
  const begins = data && beginsWith(data, duration)
  const offered = offeredBegin(begins ?? [], picked, since)
  const begin = beginAt({ date, picked, offered, timeZone: dates.timeZone })
  return {
    begin,
    durations: durationsAt(begin, offered),
    chosen: (specificationPublicId: string): Chosen => ({
      activationDateTimeUtc: begin!.beginsAt,
      specificationPublicId,
      ...(begin!.isCustom && { isBeginTimeCustom: true }),
    }),
    isDated: date !== null || isCustom,
    dateProps: { ...day.dateProps, date },
    beginProps: { begins, error, value: begin, picked, onPick: setPicked },
  }
}
