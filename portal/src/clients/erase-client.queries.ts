import type { Reply } from '@guichet/contract/endpoint.ts'
import { eraseClient, getErasure } from '@guichet/contract/privacy/erase-client.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../kit/api/call.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useCommand } from '../kit/api/use-command.ts'
import { useMessages } from '../kit/text/messages.ts'
import { eraseMessages } from './erase-client.messages.ts'

export type Erasure = Reply<typeof getErasure>

/** Never cached: the person confirms the current counts. */
export const useErasure = (profilePublicId: string) =>
  useQuery({
    queryKey: queryKeys.clients.erasure(profilePublicId),
    queryFn: ({ signal }) => call(getErasure, { params: { profilePublicId } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })

export const useEraseClient = (onDone: () => void) =>
  useCommand(eraseClient, {
    titles: useMessages(eraseMessages).commands.eraseClient,
    invalidates: [queryKeys.clients.all],
    isShownInForm: true,
    onDone,
  })
