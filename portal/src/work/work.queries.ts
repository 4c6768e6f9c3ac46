import { getBulk } from '@guichet/contract/bulk/get-bulk.ts'
import type { Query, Reply } from '@guichet/contract/endpoint.ts'
import { cancelWork } from '@guichet/contract/work/cancel-work.ts'
import { findWork } from '@guichet/contract/work/find-work.ts'
import { resumeWork } from '@guichet/contract/work/resume-work.ts'
import type { Work } from '@guichet/contract/work/work.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { workMessages } from './work.messages.ts'

export const isGoing = ({ state }: Work): boolean => state === 'waiting' || state === 'running'

/** Polls only while a task is running; commands that start one invalidate `queryKeys.work.all`. */
export function useWork() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.work.list(publicId),
    findWork,
    {},
    { refetchInterval: ({ state }) => (state.data?.items.some(isGoing) ? 2000 : false) },
  )
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
  return useRead(
    queryKeys.work.results(id, query),
    getBulk,
    { params: { id }, query },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.counts.waiting ? 2000 : false),
    },
  )
}
type Outcome = NonNullable<Query<typeof getBulk>['outcome']>

const touched = [queryKeys.work.all, queryKeys.rescheduling.all]
const command = commandsOf(workMessages, touched)
export const useCancelWork = command({ cancelWork })
export const useResumeWork = command({ resumeWork })
