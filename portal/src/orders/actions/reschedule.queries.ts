import {
  makeReschedulable,
  previewRescheduling,
} from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { findWork } from '@guichet/contract/work/find-work.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useCommand } from '../../kit/api/use-command.ts'
import { useRead } from '../../kit/api/use-read.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { rescheduleMessages } from './reschedule.messages.ts'

type Choice = { ticketPublicIds: string[]; reason: string }

/** Email preview, rendered by the server without any change. */
export const useReschedulingPreview = (body: Choice) =>
  useRead(
    queryKeys.rescheduling.preview(body),
    previewRescheduling,
    { body },
    { enabled: body.ticketPublicIds.length > 0, retry: false, placeholderData: keepPreviousData },
  )

export const useReschedule = (onLaunched: (workPublicId: string) => void) =>
  useCommand(makeReschedulable, {
    titles: useMessages(rescheduleMessages).commands.makeReschedulable,
    invalidates: [queryKeys.work.all, queryKeys.rescheduling.all, queryKeys.sell.all],
    onDone: ({ workPublicId }) => onLaunched(workPublicId),
    isShownInForm: true,
  })

/** Whether a background job has ended, successfully or not; polled every second. */
export function useHasEnded(workPublicId: string | null): boolean {
  const { publicId } = useBusiness()
  const { data } = useRead(
    queryKeys.work.list(publicId),
    findWork,
    {},
    { enabled: workPublicId !== null, refetchInterval: 1000 },
  )
  const work = data?.items.find((item) => item.publicId === workPublicId)
  return work !== undefined && work.state !== 'waiting' && work.state !== 'running'
}
