import { useContext, useState } from 'react'
import type { LineChoice } from '../../../domain/cart.rules.ts'
import { useDates } from '../../../kit/dates/dates.ts'
import { useMinute } from '../../../kit/dates/use-minute.ts'
import { beginAt, beginOfDay, durationsAt, shownBegins, type PickedBegin } from './begin.rules.ts'
import { useBegins } from './open-days.queries.ts'
import { hourOf, SharedDayContext } from './shared-day.ts'
import { useDayChoice } from './use-day-choice.ts'

type BeginRequest = { date: string | null; begin: PickedBegin }
const nextOne: BeginRequest = { date: null, begin: null }

/**
 * Day and start time of an equipment type. The defaults are those of the tickets in the sale, else
 * the next open day and its next start time. A picked start time is kept on another day; if that
 * day lacks it, none is chosen until somebody agrees to another one. `duration` keeps only the
 * start times that offer it; `wanted` is the initial choice, if it is open.
 */
export function useBeginChoice(
  modelId: string,
  duration: string | null,
  wanted: BeginRequest = nextOne,
) {
  const { today } = useMinute()
  const day = useDayChoice({ kind: 'rental', id: modelId }, wanted.date)
  const [picked, setPicked] = useState(wanted.begin)
  const isCustom = picked?.isCustom ?? false
  const date = day.date ?? (isCustom ? today : null)
  const hour = hourOf(useContext(SharedDayContext), date)
  const { begin, offered, beginProps } = useBeginsOfDay(modelId, date, { duration, picked, hour })
  return {
    begin,
    durations: durationsAt(begin, offered),
    fullDurations: offered?.fullDurations ?? [],
    chosen: (specificationPublicId: string): LineChoice => ({
      activationDateTimeUtc: begin!.beginsAt,
      specificationPublicId,
      ...(begin!.isCustom && { isBeginTimeCustom: true }),
    }),
    isDated: date !== null || day.isAsked,
    dateProps: { ...day.dateProps, date },
    beginProps: { ...beginProps, onPick: setPicked },
  }
}

type BeginOfDay = {
  /** Keeps only the start times that offer it; null keeps all. */
  duration: string | null
  picked: PickedBegin
  /** Start time of the tickets of the sale on that day. */
  hour?: string | null
}
/** Start times of an equipment type on a day, and the picked one; `beginProps` of `ChooseBegin`. */
export function useBeginsOfDay(
  modelId: string,
  date: string | null,
  { duration, picked, hour = null }: BeginOfDay,
) {
  const { timeZone } = useDates()
  const { instant } = useMinute()
  const { data, error } = useBegins(modelId, date)
  const { offered, missing, instead } = beginOfDay(data?.begins, {
    duration,
    picked,
    now: instant,
    hour,
  })
  const begin = beginAt({ date, picked, offered, timeZone })
  return {
    begin,
    offered,
    beginProps: {
      begins: data && shownBegins(data, duration, instant),
      error,
      value: begin,
      picked,
      missing,
      instead,
    },
  }
}
