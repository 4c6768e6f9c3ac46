import {
  createCalendarLink,
  findCalendarLinks,
  revokeCalendarLink,
} from '@guichet/contract/calendars/create-calendar-link.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { commandsOf, inForm } from '../kit/api/use-command.ts'
import { useRead } from '../kit/api/use-read.ts'
import { useBusiness } from '../kit/session/business.ts'
import { calendarMessages } from './calendar-links.messages.ts'

export type CalendarLink = Reply<typeof findCalendarLinks>['items'][number]

export function useCalendarLinks() {
  const { publicId } = useBusiness()
  return useRead(
    queryKeys.configuration.part(publicId, 'calendarLinks'),
    findCalendarLinks,
    {},
    { staleTime: 0 },
  )
}

const command = commandsOf(calendarMessages, [queryKeys.configuration.all])
export const useCreateCalendarLink = command({ createCalendarLink }, inForm)
export const useRevokeCalendarLink = command({ revokeCalendarLink }, inForm)
