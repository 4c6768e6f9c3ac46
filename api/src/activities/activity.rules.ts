import type { FieldProblem } from '@guichet/contract/problems.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { brokenField } from '../platform/http/field-problem.ts'
import { endOfDay, requestedBegin, requestedDay } from '../platform/values/zoned-time.ts'
import type { StoredActivity } from './activities.db.ts'
import type { ActivityInput } from './activities.view.ts'

type Pricing = ActivityInput['activityPricings'][number]
const dates = [
  'activePeriodStartDateTimeUtc',
  'activePeriodEndDateTimeUtc',
  'validPeriodStartDateTimeUtc',
  'validPeriodEndDateTimeUtc',
] as const
const storedDate = {
  activePeriodStartDateTimeUtc: 'saleBegins',
  activePeriodEndDateTimeUtc: 'saleEnds',
  validPeriodStartDateTimeUtc: 'validBegins',
  validPeriodEndDateTimeUtc: 'validEnds',
} as const

/** Periods in whole days: midnight in UTC is a date, and the last day is part of the period. */
export function inWholeDays<P extends Pricing>(pricings: readonly P[], timeZone: string): P[] {
  const begin = (instant: string | null) => instant && requestedBegin(instant, timeZone)
  const end = (instant: string | null) =>
    instant && endOfDay(requestedDay(instant, timeZone), timeZone)
  return pricings.map((pricing) => ({
    ...pricing,
    activePeriodStartDateTimeUtc: begin(pricing.activePeriodStartDateTimeUtc),
    activePeriodEndDateTimeUtc: end(pricing.activePeriodEndDateTimeUtc),
    validPeriodStartDateTimeUtc: begin(pricing.validPeriodStartDateTimeUtc),
    validPeriodEndDateTimeUtc: end(pricing.validPeriodEndDateTimeUtc),
  }))
}

/**
 * New or changed dates before the business day that begins at `startOfToday`. An unchanged date may
 * be past, as a season that has begun is still edited.
 */
export function pastDates(
  pricings: readonly Pricing[],
  before: StoredActivity | null,
  startOfToday: string,
  language: Language,
): FieldProblem[] {
  return pricings.flatMap((pricing, i) => {
    const stored = before?.categories.find(({ kind }) => kind === pricing.category)
    return dates.flatMap((name) => {
      const given = pricing[name]
      if (given === null || given >= startOfToday || given === stored?.[storedDate[name]]) return []
      return [brokenField(`activityPricings.${i}.${name}`, 'nonPastPeriod', language)]
    })
  })
}

/** Parts of an activity, by the names that audit lines and stale saves use. */
export const partsOf = ({
  name,
  message,
  tags,
  imageUrl,
  categories,
}: StoredActivity): Record<string, unknown> => ({
  name,
  message,
  tags,
  imageUrl,
  ...Object.fromEntries(categories.map((category) => [category.kind, category])),
})
