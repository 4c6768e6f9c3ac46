import { getStatistics, getToday } from '@guichet/contract/dashboard/get-statistics.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useRead } from '../kit/api/use-read.ts'
import { addDays } from '../kit/dates/dates.ts'
import { useBusiness } from '../kit/session/business.ts'
import type { DashboardSearch } from './dashboard-search.rules.ts'

export type Statistics = Reply<typeof getStatistics>
export type Day = Reply<typeof getToday>
export type SoldRow = Statistics['sales'][number]
export type Tile = Statistics['period']

/** Figures of a period; the previous ones stay, marked as stale, while the next ones load. */
export function useStatistics({ from, to }: DashboardSearch) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.dashboard.statistics(publicId, from, to),
    getStatistics,
    { body: { collaboratorPublicId: publicId, startDate: from, endDate: addDays(to, 1) } },
    { placeholderData: keepPreviousData },
  )
}

/** Polls while the page is visible. */
export function useToday() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.dashboard.today(publicId), getToday, {}, { refetchInterval: 15_000 })
}
