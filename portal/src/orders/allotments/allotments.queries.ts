import type { Reply } from '@guichet/contract/endpoint.ts'
import { findAllotments } from '@guichet/contract/orders/allotments/find-allotments.ts'
import { getAllotment } from '@guichet/contract/orders/allotments/get-allotment.ts'
import { returnAllotment } from '@guichet/contract/orders/allotments/return-allotment.ts'
import { takeAllotment } from '@guichet/contract/orders/allotments/take-allotment.ts'
import { getDayBoard } from '@guichet/contract/today/get-day-board.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../kit/api/call.ts'
import { useProblemMessage } from '../../kit/api/problem-message.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { commandsOf } from '../../kit/api/use-command.ts'
import { useRead } from '../../kit/api/use-read.ts'
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
  return useRead(
    queryKeys.allotments.list(publicId),
    findAllotments,
    {},
    { staleTime: 0, refetchInterval: againMs },
  )
}

/** Today's slots with their free places. */
export function useSlotsOfToday() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.today.part(publicId, 'slots'),
    getDayBoard,
    { query: {} },
    { staleTime: 0, refetchInterval: againMs },
  )
}

const touched = [queryKeys.allotments.all, queryKeys.today.all, queryKeys.sell.availability()]

const command = commandsOf(allotmentMessages, touched)
export const useTake = command({ takeAllotment })

export const useReturn = command({ returnAllotment })

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
