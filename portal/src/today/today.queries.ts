import type { Reply } from '@guichet/contract/endpoint.ts'
import { getDayBoard } from '@guichet/contract/today/get-day-board.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useDayChanges } from './use-day-changes.ts'

export type DayBoard = Reply<typeof getDayBoard>
export type BoardActivity = DayBoard['activities'][number]
export type BoardSlot = BoardActivity['slots'][number]

/**
 * Whoever comes back from a sale sees it: what was read before it is not shown as if it were new.
 * Where changes are heard it is asked for now and then all the same, as one may be lost.
 */
export function useDayBoard(date: string) {
  const isLive = useDayChanges()
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.today.board(publicId, date),
    queryFn: ({ signal }) => call(getDayBoard, { query: { date } }, { signal }),
    staleTime: 0,
    refetchInterval: isLive ? 60_000 : 15_000,
  })
}
