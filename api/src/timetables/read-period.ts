import { sentenceOf, type Language } from '@guichet/contract/rules.messages.ts'
import { occurrenceLimit, yearLimit, type Weekday } from '@guichet/contract/timetables/timetable.ts'
import { invalid, type ApiError } from '../platform/api-error.ts'
import type { Ctx } from '../platform/contexts.ts'
import { addDays, localDateOf } from '../platform/zoned-time.ts'
import { datesOf, numberOfWeekday, weekdayNumber } from './occurrences.rules.ts'

export const fieldProblem = (field: string, message: string, language: Language): ApiError =>
  invalid([{ field, rule: message.split(':')[0]!, detail: sentenceOf(message, language) }])

type Sent = {
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
 * The dates that a new series falls on, in the zone of the business. One that happens once takes
 * the day that its period begins on.
 */
export function readPeriod(
  { now, language, actor: { timeZone } }: Pick<Ctx, 'now' | 'language' | 'actor'>,
  { recurrenceType: repeats = 'EveryWeek', ...sent }: Sent,
  perDate: number,
): Period {
  const today = localDateOf(now, timeZone)
  const from = localDateOf(sent.beginDateTimeUtc, timeZone)
  const to = repeats === 'Once' ? from : localDateOf(sent.endDateTimeUtc, timeZone)
  if (from < today) throw fieldProblem('beginDateTimeUtc', 'nonPastPeriod', language)
  if (sent.endDateTimeUtc < sent.beginDateTimeUtc || to < from)
    throw fieldProblem('endDateTimeUtc', 'order', language)
  if (to > addDays(from, yearLimit * 366))
    throw fieldProblem('endDateTimeUtc', `maxYears:${yearLimit}`, language)
  const on = repeats === 'Once' ? [weekdayNumber(from)] : sent.weekdays.map(numberOfWeekday).sort()
  if (on.length === 0) throw fieldProblem('weekdays', 'notEmpty', language)
  const dates = datesOf({ from, to, on })
  if (dates.length === 0) throw fieldProblem('weekdays', 'noDate', language)
  if (dates.length * perDate > occurrenceLimit)
    throw fieldProblem('endDateTimeUtc', `maxOccurrences:${occurrenceLimit}`, language)
  return { repeats, from, to, on, dates }
}

/** The local dates of a period that is asked for, at most a leap year of them. */
export function readDays(
  { language, actor: { timeZone } }: Pick<Ctx, 'language' | 'actor'>,
  { beginDateTimeUtc, endDateTimeUtc }: { beginDateTimeUtc: string; endDateTimeUtc: string },
): { from: string; to: string } {
  const [from, to] = [
    localDateOf(beginDateTimeUtc, timeZone),
    localDateOf(endDateTimeUtc, timeZone),
  ]
  if (to < from) throw fieldProblem('endDateTimeUtc', 'order', language)
  if (to > addDays(from, 366)) throw fieldProblem('endDateTimeUtc', 'maxDays:366', language)
  return { from, to }
}
