import type { Ctx } from '../http/contexts.ts'
import { assertPeriod } from '../http/field-problem.ts'
import { requestedDay } from '../values/zoned-time.ts'

/** Local dates of a requested period, at most a leap year. */
export function readDays(
  { language, timeZone }: Pick<Ctx, 'language' | 'timeZone'>,
  { beginDateTimeUtc, endDateTimeUtc }: { beginDateTimeUtc: string; endDateTimeUtc: string },
): { from: string; to: string } {
  const days = {
    from: requestedDay(beginDateTimeUtc, timeZone),
    to: requestedDay(endDateTimeUtc, timeZone),
  }
  assertPeriod(days, 'endDateTimeUtc', language)
  return days
}
