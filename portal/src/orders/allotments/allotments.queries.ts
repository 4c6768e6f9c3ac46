import type { Reply } from '@guichet/contract/endpoint.ts'
import { findAllotments } from '@guichet/contract/orders/allotments/find-allotments.ts'
import { getAllotment } from '@guichet/contract/orders/allotments/get-allotment.ts'
import { returnAllotment } from '@guichet/contract/orders/allotments/return-allotment.ts'
import { takeAllotment } from '@guichet/contract/orders/allotments/take-allotment.ts'
import { getDayBoard } from '@guichet/contract/today/get-day-board.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../kit/api/call.ts'
import { useProblemMessage } from '../../kit/api/problem-message.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { notifyError } from '../../kit/layout/notify.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import type { Allotment } from './allotment.rules.ts'
import { allotmentMessages } from './allotments.messages.ts'

export type HeldPlaces = Reply<typeof findAllotments>['items'][number]

/** Maximum delay in ms until this page shows changes made by other counters. */
const againMs = 30_000

export function useHeldPlaces() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.allotments.list(publicId),
    queryFn: ({ signal }) => call(findAllotments, {}, { signal }),
    staleTime: 0,
    refetchInterval: againMs,
  })
}

/** Today's slots with their free places. */
export function useSlotsOfToday() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.today.part(publicId, 'slots'),
    queryFn: ({ signal }) => call(getDayBoard, { query: {} }, { signal }),
    staleTime: 0,
    refetchInterval: againMs,
  })
}

const touched = [queryKeys.allotments.all, queryKeys.today.all, queryKeys.sell.availability()]

export const useTake = (onDone: (allotment: Allotment) => Promise<void>) =>
  useCommand(takeAllotment, {
    titles: useMessages(allotmentMessages).commands.takeAllotment,
    invalidates: touched,
    onDone,
  })

export const useReturn = (onDone: () => Promise<void>) =>
  useCommand(returnAllotment, {
    titles: useMessages(allotmentMessages).commands.returnAllotment,
    invalidates: touched,
    onDone,
  })

/** Fetches an allotment again for a device that lost its stored data. */
export function useFetchAllotment(onDone: (allotment: Allotment) => Promise<void>) {
  const { fetchFailed } = useMessages(allotmentMessages)
  const say = useProblemMessage()
  return useMutation({
    mutationFn: (allotmentPublicId: string) =>
      call(getAllotment, { params: { allotmentPublicId } }),
    onSuccess: onDone,
    onError: (error) => notifyError(fetchFailed, say(error)),
  })
}
