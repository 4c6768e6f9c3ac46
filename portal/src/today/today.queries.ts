import type { Reply } from '@guichet/contract/endpoint.ts'
import { findSlotClients } from '@guichet/contract/today/find-slot-clients.ts'
import { getDayBoard } from '@guichet/contract/today/get-day-board.ts'
import { moveClients } from '@guichet/contract/today/move-clients.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { todayMessages } from './today.messages.ts'
import { useDayChanges } from './use-day-changes.ts'

export type DayBoard = Reply<typeof getDayBoard>
export type BoardActivity = DayBoard['activities'][number]
export type BoardSlot = BoardActivity['slots'][number]

/**
 * Always stale, so that a returning user sees a sale that was just made. Also polled while changes
 * are pushed, because a push may be lost.
 */
export function useDayBoard(date: string) {
  const isLive = useDayChanges()
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.today.part(publicId, date),
    getDayBoard,
    { query: { date } },
    { staleTime: 0, refetchInterval: isLive ? 60_000 : 15_000 },
  )
}

export type SlotClient = Reply<typeof findSlotClients>['clients'][number]

/** Clients of a slot, refetched with the board when a change is pushed. */
export function useSlotClients(slotId: string) {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.today.part(publicId, 'slot', slotId),
    findSlotClients,
    { params: { id: slotId } },
    { staleTime: 0 },
  )
}

/** The caller notifies of success, with or without an undo. */
const command = commandsOf(todayMessages, [
  queryKeys.today.all,
  queryKeys.orders.all,
  queryKeys.tickets.all,
  queryKeys.sell.all,
  queryKeys.rescheduling.all,
])
export const useMoveClients = command({ moveClients }, { isQuiet: true })
