import { findActivityCategories } from '@guichet/contract/activities/find-activity-categories.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { findTraffic } from '@guichet/contract/traffic/find-traffic.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import type { TrafficSearch } from './traffic-search.rules.ts'
import { canSearch } from './traffic.rules.ts'

export const pageSize = 100
export type TrafficDay = Reply<typeof findTraffic>['days'][number]
export type NamedActivity = Reply<typeof findActivityCategories>['activities'][number]

/** Activities with day tickets: only those have slots. */
export function useActivities() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.traffic.activities(publicId),
    findActivityCategories,
    { query: { collaboratorId: publicId } },
    {
      select: ({ activities }) =>
        activities.filter(({ categories }) =>
          categories.some(({ category }) => category === 'daily_ticket'),
        ),
    },
  )
}

/** Polls while the page is visible. */
export const useTraffic = (search: TrafficSearch) =>
  useRead(
    queryKeys.traffic.list(search),
    findTraffic,
    {
      query: {
        startPeriod: search.from,
        endPeriod: search.to,
        activityPublicIds: search.activities,
        page: String(search.page),
        pageSize: String(pageSize),
      },
    },
    { enabled: canSearch(search), refetchInterval: 10_000 },
  )
