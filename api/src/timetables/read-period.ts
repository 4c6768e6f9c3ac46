import { occurrenceLimit, yearLimit, type Weekday } from '@guichet/contract/timetables/timetable.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { addDays, requestedDay, localDateOf } from '../platform/values/zoned-time.ts'
import { datesOf, numberOfWeekday, weekdayNumber } from './occurrences.rules.ts'

type PeriodBody = {
  beginDateTimeUtc: string
  endDateTimeUtc: string
  weekdays: Weekday[]
  recurrenceType?: 'Once' | 'EveryWeek' | undefined
}
export type Period = {
  repeats: 'Once' | 'EveryWeek'
  from: string
  to: string
  on: number[]
  dates: string[]
}

/**
 * Dates of a new series, in the zone of the business. A single one is on the day that its period
 * begins.
 */
export function readPeriod(
  { now, language, timeZone }: Pick<Ctx, 'now' | 'language' | 'timeZone'>,
  { recurrenceType: repeats = 'EveryWeek', ...sent }: PeriodBody,
  perDate: number,
): Period {
  const today = localDateOf(now, timeZone)
  const from = requestedDay(sent.beginDateTimeUtc, timeZone)
  const to = repeats === 'Once' ? from : requestedDay(sent.endDateTimeUtc, timeZone)
  if (from < today) throw fieldProblem('beginDateTimeUtc', 'nonPastPeriod', language)
  if (sent.endDateTimeUtc < sent.beginDateTimeUtc || to < from)
    throw fieldProblem('endDateTimeUtc', 'order', language)
  if (to > addDays(from, yearLimit * 366))
    throw fieldProblem('endDateTimeUtc', `maxYears:${yearLimit}`, language)
  const on = repeats === 'Once' ? [weekdayNumber(from)] : sent.weekdays.map(numberOfWeekday).sort()
  if (on.length === 0) throw fieldProblem('weekdays', 'oneDay', language)
  const dates = datesOf({ from, to, on })
  if (dates.length === 0) throw fieldProblem('weekdays', 'noDate', language)
  if (dates.length * perDate > occurrenceLimit)
    throw fieldProblem('endDateTimeUtc', `maxOccurrences:${occurrenceLimit}`, language)
  return { repeats, from, to, on, dates }
}
