import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import type { Body, Reply } from '@guichet/contract/endpoint.ts'
import { findLostItems } from '@guichet/contract/rescheduling/find-lost-items.ts'
import {
  findReschedulings,
  getRescheduling,
} from '@guichet/contract/rescheduling/find-reschedulings.ts'
import { moveTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import { remindClient } from '@guichet/contract/rescheduling/remind-client.ts'
import {
  previewRescheduling,
  rescheduleTickets,
} from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { cancelWork } from '@guichet/contract/work/cancel-work.ts'
import { resumeWork } from '@guichet/contract/work/resume-work.ts'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import type { BoardSearch } from './board-search.rules.ts'
import { reschedulingMessages } from './rescheduling.messages.ts'

export type Preview = Reply<typeof previewRescheduling>
export type Board = Reply<typeof getRescheduling>
export type BoardOrder = Board['orders']['items'][number]
export type LostTicket = BoardOrder['tickets'][number]

export const pageSize = 25

/** Items of the business that can be lost. */
export function useItems() {
  const { publicId } = useBusiness()
  return useRead(queryKeys.rescheduling.items(publicId), findLostItems, {})
}

/** Times of the slots of several activities on a day, without duplicates. */
export function useHours(activityPublicIds: readonly string[], date: string | null) {
  const { publicId } = useBusiness()
  return useQueries({
    queries: (date ? activityPublicIds.slice(0, 10) : []).map((activityPublicId) => ({
      queryKey: queryKeys.rescheduling.slots(activityPublicId, date),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(
          findTimeslots,
          { body: { collaboratorPublicId: publicId, activityPublicId, dateSelected: date! } },
          { signal },
        ),
    })),
    combine: (answers) => ({
      isLoaded: answers.every(({ data }) => data !== undefined),
      hours: [
        ...new Set(
          answers.flatMap(
            ({ data }) =>
              data?.timeslots.map(
                ({ timeslotBegin, timeslotEnd }) => `${timeslotBegin} – ${timeslotEnd}`,
              ) ?? [],
          ),
        ),
      ].sort(),
    }),
  })
}

type Asking = Body<typeof previewRescheduling>
/** The preview stays while only the reason changes, but not for another day or item. */
const isSameDay = (body: Asking | null, other: unknown) =>
  JSON.stringify({ ...body, reschedulationReason: '' }) ===
  JSON.stringify({ ...(other as Asking), reschedulationReason: '' })

export const usePreview = (body: Asking | null) =>
  useRead(
    queryKeys.rescheduling.preview(body ?? {}),
    previewRescheduling,
    { body: body! },
    {
      enabled: body !== null,
      retry: false,
      placeholderData: (previous: Preview | undefined, previousQuery) =>
        isSameDay(body, previousQuery?.queryKey.at(-1)) ? previous : undefined,
    },
  )
const command = commandsOf(reschedulingMessages, [queryKeys.rescheduling.all, queryKeys.work.all])
export const useLaunch = command(
  { rescheduleTickets },
  {
    ...inForm,
    invalidates: [
      queryKeys.rescheduling.all,
      queryKeys.work.all,
      queryKeys.sell.all,
      queryKeys.orders.all,
    ],
  },
)

const isGoing = (state: string | null) => state === 'waiting' || state === 'running'
export const useReschedulings = (page: number) =>
  useRead(
    queryKeys.rescheduling.list(page),
    findReschedulings,
    { query: { page: String(page), pageSize: String(pageSize) } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ workState }) => isGoing(workState)) ? 3000 : false,
    },
  )
export const useBoard = (id: string, search: BoardSearch) =>
  useRead(
    queryKeys.rescheduling.board(id, search),
    getRescheduling,
    {
      params: { id },
      query: { show: search.show, page: String(search.page), pageSize: String(pageSize) },
    },
    {
      placeholderData: keepPreviousData,
      // Polled faster while tickets are being freed; later, clients answer at their own pace.
      refetchInterval: ({ state }) =>
        isGoing(state.data?.rescheduling.workState ?? null) ? 2000 : 15_000,
    },
  )
export const useRemind = command({ remindClient }, { invalidates: [queryKeys.rescheduling.all] })
export const useMoveTicket = command(
  { moveTicket },
  {
    ...inForm,
    invalidates: [queryKeys.rescheduling.all, queryKeys.orders.all, queryKeys.sell.all],
  },
)
export const useStop = command({ cancelWork })
export const useResume = command({ resumeWork })
