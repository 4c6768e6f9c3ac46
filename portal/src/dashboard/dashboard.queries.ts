import { getStatistics, getToday } from '@guichet/contract/dashboard/get-statistics.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { addDays } from '../kit/dates/dates.ts'
import { useBusiness } from '../kit/session/business.ts'
import type { DashboardSearch } from './dashboard-search.rules.ts'

export type Statistics = Reply<typeof getStatistics>
export type Day = Reply<typeof getToday>
export type SoldRow = Statistics['sales'][number]
export type Tile = Statistics['period']

/** The figures of a period; the older ones stay, marked, while newer ones are on their way. */
export function useStatistics({ from, to }: DashboardSearch) {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.dashboard.statistics(publicId, from, to),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(
        getStatistics,
        { body: { collaboratorPublicId: publicId, startDate: from, endDate: addDays(to, 1) } },
        { signal },
      ),
  })
}

/** Live while the page is looked at: a hidden one does not ask. */
export function useToday() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.dashboard.today(publicId),
    refetchInterval: 15_000,
    queryFn: ({ signal }) => call(getToday, {}, { signal }),
  })
}
