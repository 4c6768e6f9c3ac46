import { cancelWork } from '@guichet/contract/work/cancel-work.ts'
import { findWork } from '@guichet/contract/work/find-work.ts'
import { resumeWork } from '@guichet/contract/work/resume-work.ts'
import type { Work } from '@guichet/contract/work/work.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
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
