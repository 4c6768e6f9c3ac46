import type { Reply } from '@guichet/contract/endpoint.ts'
import {
  askRefund,
  chooseTimes,
  findLinkTimes,
  readLink,
} from '@guichet/contract/rescheduling/read-link.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../kit/api/call.ts'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { useOnce } from '../../kit/api/use-once.ts'

export type LinkView = Reply<typeof readLink>
export type LinkTicket = LinkView['tickets'][number]
type Times = Reply<typeof findLinkTimes>
export type FreeTime = Times['days'][number]['times'][number]
// These calls have no session: the token in the body authorizes them.
const bare = { isBare: true } as const

export const useLink = (token: string) =>
  useQuery({
    queryKey: queryKeys.link.view(token),
    retry: false,
    staleTime: 0,
    queryFn: ({ signal }) => call(readLink, { body: { token } }, { ...bare, signal }),
  })

/**
 * Times that the tickets can have together. Days stay while the next page loads, but not for other
 * tickets.
 */
export const useTimes = (
  token: string,
  ticketPublicIds: readonly string[],
  from: string | null,
) => {
  const tickets = JSON.stringify(ticketPublicIds)
  return useQuery({
    queryKey: queryKeys.link.times(token, ticketPublicIds, from),
    enabled: ticketPublicIds.length > 0,
    placeholderData: (before: Times | undefined, query) =>
      JSON.stringify(query?.queryKey.at(-2)) === tickets ? before : undefined,
    refetchInterval: 30_000,
    queryFn: ({ signal }) =>
      call(
        findLinkTimes,
        { body: { token, ticketPublicIds: [...ticketPublicIds], ...(from && { from }) } },
        { ...bare, signal },
      ),
  })
}

/** Responses contain the page's new state; a problem refetches it. A double click sends once. */
export function useAnswers(token: string) {
  const client = useQueryClient()
  const how = {
    onSuccess: (view: LinkView) => client.setQueryData(queryKeys.link.view(token), view),
    onError: () => client.invalidateQueries({ queryKey: queryKeys.link.view(token) }),
  }
  const choosing = useMutation({
    ...how,
    mutationFn: (
      choices: {
        ticketPublicId: string
        to: { slotPublicId?: string; beginDateTimeUtc?: string }
      }[],
    ) => call(chooseTimes, { body: { token, choices } }, bare),
  })
  const refunding = useMutation({
    ...how,
    mutationFn: (ticketPublicIds: string[]) =>
      call(askRefund, { body: { token, ticketPublicIds } }, bare),
  })
  return { choose: useOnce(choosing), refund: useOnce(refunding) }
}
