import { cancelWork } from '@guichet/contract/work/cancel-work.ts'
import { findWork } from '@guichet/contract/work/find-work.ts'
import { resumeWork } from '@guichet/contract/work/resume-work.ts'
import type { Work } from '@guichet/contract/work/work.ts'
import { useQuery } from '@tanstack/react-query'
import { useBusiness } from '../kit/business.ts'
import { call } from '../kit/call.ts'
import { useMessages } from '../kit/messages.ts'
import { queryKeys } from '../kit/query-keys.ts'
import { useCommand } from '../kit/use-command.ts'
import { workMessages } from './work.messages.ts'

export const isGoing = ({ state }: Work): boolean => state === 'waiting' || state === 'running'

/** Asked again only while something goes on; whoever launches work invalidates `queryKeys.work.all`. */
export function useWork() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.work.list(publicId),
    queryFn: ({ signal }) => call(findWork, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isGoing) ? 2000 : false),
  })
}
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
