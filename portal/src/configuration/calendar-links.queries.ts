import {
  createCalendarLink,
  findCalendarLinks,
  revokeCalendarLink,
} from '@guichet/contract/calendars/create-calendar-link.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { calendarMessages } from './calendar-links.messages.ts'

export type CalendarLink = Reply<typeof findCalendarLinks>['items'][number]

export function useCalendarLinks() {
  const { publicId } = useBusiness()
  return useQuery({
    queryKey: queryKeys.configuration.part(publicId, 'calendarLinks'),
    staleTime: 0,
    queryFn: ({ signal }) => call(findCalendarLinks, {}, { signal }),
  })
}

const touched = [queryKeys.configuration.all]
export const useCreateCalendarLink = (onMade: (url: string) => void) =>
  useCommand(createCalendarLink, {
    titles: useMessages(calendarMessages).commands.createCalendarLink,
    invalidates: touched,
    isShownInForm: true,
    onDone: ({ url }) => onMade(url),
  })
export const useRevokeCalendarLink = (onDone: () => void) =>
  useCommand(revokeCalendarLink, {
    titles: useMessages(calendarMessages).commands.revokeCalendarLink,
    invalidates: touched,
    isShownInForm: true,
    onDone,
  })
