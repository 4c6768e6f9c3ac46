import type { Reply } from '@guichet/contract/endpoint.ts'
import { findSlotClients } from '@guichet/contract/today/find-slot-clients.ts'
import { getDayBoard } from '@guichet/contract/today/get-day-board.ts'
import { moveClients } from '@guichet/contract/today/move-clients.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { todayMessages } from './today.messages.ts'
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
    queryKey: queryKeys.today.part(publicId, date),
    queryFn: ({ signal }) => call(getDayBoard, { query: { date } }, { signal }),
    staleTime: 0,
    refetchInterval: isLive ? 60_000 : 15_000,
  })
}

export type SlotClient = Reply<typeof findSlotClients>['clients'][number]

/** Who has a place in a slot; the board is heard of changes, and this is read again with it. */
export function useSlotClients(slotId: string) {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.today.part(publicId, 'slot', slotId),
    queryFn: ({ signal }) => call(findSlotClients, { params: { id: slotId } }, { signal }),
    staleTime: 0,
  })
}

/** Its success is told by whoever moves: with a way back, or without. */
export const useMoveClients = (onDone: (reply: Reply<typeof moveClients>) => void) =>
  useCommand(moveClients, {
    titles: useMessages(todayMessages).commands.moveClients,
    invalidates: [
      queryKeys.today.all,
      queryKeys.orders.all,
      queryKeys.tickets.all,
      queryKeys.sell.all,
      queryKeys.rescheduling.all,
    ],
    isQuiet: true,
    onDone,
  })
