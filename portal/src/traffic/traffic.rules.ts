import type { TrafficSearch } from './traffic-search.rules.ts'

/**
 * A search needs an activity and a period of at most a leap year, the last day not before the
 * first.
 */
export function canSearch({
  activities,
  from,
  to,
}: Pick<TrafficSearch, 'activities' | 'from' | 'to'>): boolean {
  return (
    activities !== '' &&
    from !== '' &&
    to !== '' &&
    from <= to &&
    (Date.parse(to) - Date.parse(from)) / 86_400_000 < 366
  )
}

/** As many activities as one search names. */
export const mostActivities = 100
/**
 * What is looked at: an address that names no activity means all of them, and one without a period
 * means today.
 */
export const wholeSearch = (
  search: TrafficSearch,
  activityIds: readonly string[],
  today: string,
): TrafficSearch => ({
  ...search,
  activities: search.activities || activityIds.slice(0, mostActivities).join(','),
  from: search.from || search.to || today,
  to: search.to || search.from || today,
})

/** How much of a slot is taken, from 0 to 100; a closed one that still has people in it is full. */
export const percentOf = ({
  usedQuantity,
  initialQuantity,
}: {
  usedQuantity: number
  initialQuantity: number
}): number => {
  if (initialQuantity === 0) return usedQuantity > 0 ? 100 : 0
  return Math.min(100, Math.round((usedQuantity / initialQuantity) * 100))
}
