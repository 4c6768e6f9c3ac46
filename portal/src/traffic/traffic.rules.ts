import type { TrafficSearch } from './traffic-search.rules.ts'

/** Whether a search is complete: an activity, and an ordered period of at most a leap year. */
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

/** Limit of activities in a search. */
export const mostActivities = 100
/** Completes a search: without activities it means all of them, without a period today. */
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

/** Occupancy of a slot, from 0 to 100; a closed slot with people in it is full. */
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
