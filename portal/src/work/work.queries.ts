import { getBulk } from '@guichet/contract/bulk/get-bulk.ts'
import type { Query, Reply } from '@guichet/contract/endpoint.ts'
import { cancelWork } from '@guichet/contract/work/cancel-work.ts'
import { findWork } from '@guichet/contract/work/find-work.ts'
import { resumeWork } from '@guichet/contract/work/resume-work.ts'
import type { Work } from '@guichet/contract/work/work.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { workMessages } from './work.messages.ts'

export const isGoing = ({ state }: Work): boolean => state === 'waiting' || state === 'running'

/** Polls only while a task is running; commands that start one invalidate `queryKeys.work.all`. */
export function useWork() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.work.list(publicId),
    queryFn: ({ signal }) => call(findWork, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isGoing) ? 2000 : false),
  })
}
export type BulkResult = Reply<typeof getBulk>['items'][number]
export const resultsPageSize = 50

/** Results of a bulk action; polls while some items are waiting. */
export function useResults(id: string, { outcome, page }: { outcome?: Outcome; page: number }) {
  const query: Query<typeof getBulk> = {
    page: String(page),
    pageSize: String(resultsPageSize),
    ...(outcome && { outcome }),
  }
  return useQuery({
    placeholderData: keepPreviousData,
    queryKey: queryKeys.work.results(id, query),
    queryFn: ({ signal }) => call(getBulk, { params: { id }, query }, { signal }),
    refetchInterval: ({ state }) => (state.data?.counts.waiting ? 2000 : false),
  })
}
type Outcome = NonNullable<Query<typeof getBulk>['outcome']>

const touched = [queryKeys.work.all, queryKeys.rescheduling.all]
export const useCancelWork = () =>
  useCommand(cancelWork, {
    titles: useMessages(workMessages).commands.cancelWork,
    invalidates: touched,
  })
export const useResumeWork = () =>
  useCommand(resumeWork, {
    titles: useMessages(workMessages).commands.resumeWork,
    invalidates: touched,
  })
