import { cancelWork } from '@guichet/contract/work/cancel-work.ts'
import { findWork } from '@guichet/contract/work/find-work.ts'
import { resumeWork } from '@guichet/contract/work/resume-work.ts'
import type { Work } from '@guichet/contract/work/work.ts'
import { useQuery } from '@tanstack/react-query'
import { useBusiness } from '../kit/business.ts'
import { call } from '../kit/call.ts'
import { useDeed } from '../kit/use-deed.ts'
import { useWords } from '../kit/words.ts'
import { workWords } from './work.words.ts'

export const isGoing = ({ state }: Work): boolean => state === 'waiting' || state === 'running'

/** Asked again only while something goes on; whoever launches work invalidates `['work']`. */
export function useWork() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: ['work', publicId],
    queryFn: ({ signal }) => call(findWork, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isGoing) ? 2000 : false),
  })
}
const touched = [['work'], ['rescheduling']]
export const useCancelWork = () =>
  useDeed(cancelWork, { titles: useWords(workWords).deeds.cancelWork, invalidates: touched })
export const useResumeWork = () =>
  useDeed(resumeWork, { titles: useWords(workWords).deeds.resumeWork, invalidates: touched })
